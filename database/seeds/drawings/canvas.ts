/** Light and shade shared by every drawing: colourless gradients over flat shapes. */
const shading = `<defs>
<linearGradient id="round"><stop offset="0" stop-color="#20140c" stop-opacity=".30"/><stop offset=".14" stop-color="#20140c" stop-opacity=".06"/><stop offset=".2" stop-color="#fff" stop-opacity=".42"/><stop offset=".32" stop-color="#fff" stop-opacity=".08"/><stop offset=".62" stop-color="#20140c" stop-opacity="0"/><stop offset="1" stop-color="#20140c" stop-opacity=".34"/></linearGradient>
<linearGradient id="puffy" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".30"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#20140c" stop-opacity=".24"/></linearGradient>
<linearGradient id="metal"><stop offset="0" stop-color="#8d959c"/><stop offset=".22" stop-color="#f7f9fa"/><stop offset=".5" stop-color="#c3cad0"/><stop offset=".78" stop-color="#eef1f3"/><stop offset="1" stop-color="#7c848b"/></linearGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="#241a10" stop-opacity=".34"/><stop offset=".6" stop-color="#241a10" stop-opacity=".14"/><stop offset="1" stop-color="#241a10" stop-opacity="0"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset=".7" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
</defs>`

/** A drawing in its own units, rendered `pixels` wide. */
export function canvas(width: number, height: number, art: string, pixels = width): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round((height * pixels) / width)}" viewBox="0 0 ${width} ${height}">${shading}${art}</svg>`
}

export function groundShadow(x: number, y: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width * 0.66}" ry="${Math.max(12, width * 0.1)}" fill="url(#shadow)"/>`
}

type Spot = { x: number; y: number; scale?: number; turn?: number }

export function place(art: string, { x, y, scale = 1, turn = 0 }: Spot): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${scale.toFixed(3)})">${art}</g>`
}
