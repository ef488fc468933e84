import { type DivIcon, divIcon, GridLayer, tileLayer } from 'leaflet'

class PlainGrid extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div')
    tile.className =
      'bg-paper bg-[size:64px_64px] bg-[linear-gradient(to_right,var(--color-hairline)_1px,transparent_1px),linear-gradient(to_bottom,var(--color-hairline)_1px,transparent_1px)]'
    return tile
  }
}

/** Without a tile address the map is a plain grid, and no other host is contacted. */
export function groundOf(tiles: string): GridLayer {
  if (tiles)
    return tileLayer(tiles, {
      maxZoom: 19,
      attribution: URL.canParse(tiles) ? new URL(tiles).hostname.replace(/^\{s\}\.|^%7Bs%7D\./i, '') : '',
    })
  return new PlainGrid()
}

export function pinIcon(): DivIcon {
  return divIcon({
    className: '',
    iconSize: [40, 48],
    iconAnchor: [20, 46],
    html: '<svg viewBox="0 0 40 48" width="40" height="48" aria-hidden="true"><path d="M20 46C8 32 4 26 4 19a16 16 0 1 1 32 0c0 7-4 13-16 27Z" class="fill-primary stroke-white" stroke-width="2.5"/><circle cx="20" cy="19" r="6" class="fill-white"/></svg>',
  })
}
