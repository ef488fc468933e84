import { darker, lighter, mix } from '#database/seeds/drawings/colours.ts'
import { printLabel } from '#database/seeds/drawings/label.ts'
import { type DrawShape, filled, rect } from '#database/seeds/drawings/pack.ts'

const body = (colour: string) => rect({ x: -170, y: -540, width: 340, height: 540 }, colour)

/** Bottle with a pump head. */
export const pump: DrawShape = (look, id) => {
  const outline =
    'M-40-366H40C84-362 108-330 108-286V-34Q108 0 74 0H-74Q-108 0-108-34V-286C-108-330-84-362-40-366Z'
  const head = `<rect x="-7" y="-440" width="14" height="50" fill="#e9ebec"/><path d="M-46-470H24Q36-470 36-456V-438H-30Q-58-438-72-446Q-66-462-46-470Z" fill="${look.plate}"/><path d="M-46-470H24Q36-470 36-456H-58Q-54-466-46-470Z" fill="#fff" opacity=".3"/>`
  const collar =
    rect({ x: -44, y: -394, width: 88, height: 34 }, look.plate, 6) +
    rect({ x: -44, y: -394, width: 88, height: 34 }, 'url(#round)', 6)
  return {
    art:
      head +
      filled(
        id,
        outline,
        body(lighter(look.accent, 0.45)) + printLabel(look, { x: -112, y: -302, width: 224, height: 260 }),
      ) +
      collar,
    width: 216,
    height: 470,
  }
}

/** Cleaner bottle whose neck bends to reach under a rim. */
export const cleaner: DrawShape = (look, id) => {
  const outline =
    'M-62-452L-20-470L0-424C14-392 104-384 104-296V-28Q104 0 76 0H-76Q-104 0-104-28V-280C-104-340-36-372-44-408Z'
  const cap = `<g transform="rotate(-23 -41 -461)"><path d="M-68-508Q-41-520-14-508L-10-452H-72Z" fill="${look.plate}"/><path d="M-60-506L-62-456M-46-512V-456" stroke="#fff" stroke-width="6" opacity=".35"/></g>`
  return {
    art:
      filled(
        id,
        outline,
        body(mix(look.accent, look.field, 0.4)) +
          printLabel(look, { x: -106, y: -290, width: 212, height: 250 }),
      ) + cap,
    width: 208,
    height: 506,
  }
}

/** Trigger spray. */
export const spray: DrawShape = (look, id) => {
  const outline =
    'M-32-376H32V-350C36-300 100-290 100-226V-30Q100 0 70 0H-70Q-100 0-100-30V-226C-100-290-36-300-32-350Z'
  const trigger = `<path d="M-98-500H34Q66-500 66-468V-430H36L28-384H-28L-30-440H-60C-62-412-70-396-86-384L-98-390C-86-408-80-424-80-444H-98Z" fill="${look.plate}"/><rect x="-116" y="-498" width="22" height="44" rx="5" fill="${darker(look.plate, 0.25)}"/><path d="M-90-492H32Q52-492 56-474H-90Z" fill="#fff" opacity=".28"/>`
  return {
    art:
      filled(
        id,
        outline,
        body(lighter(look.accent, 0.3)) + printLabel(look, { x: -102, y: -250, width: 204, height: 222 }),
      ) + trigger,
    width: 206,
    height: 500,
  }
}

/** Rounded bottle under a flip cap. */
export const shampoo: DrawShape = (look, id) => {
  const outline =
    'M-56-408H56C108-396 118-320 116-220C114-120 106-44 92-18Q82 0 60 0H-60Q-82 0-92-18C-106-44-114-120-116-220C-118-320-108-396-56-408Z'
  const cap = '<path d="M-52-470Q0-482 52-470L58-404H-58Z" '
  return {
    art:
      filled(
        id,
        outline,
        body(mix(look.field, look.accent, 0.5)) +
          printLabel(look, { x: -120, y: -370, width: 240, height: 340 }),
      ) +
      `${cap}fill="${look.plate}"/>${cap}fill="url(#round)"/><path d="M-52-432H52" stroke="#000" stroke-opacity=".15" stroke-width="3"/>`,
    width: 232,
    height: 476,
  }
}

/** Powder shaker with a domed cap. */
export const powder: DrawShape = (look, id) => {
  const outline = 'M-70-372H70Q92-366 92-336V-26Q92 0 66 0H-66Q-92 0-92-26V-336Q-92-366-70-372Z'
  const dome = '<path d="M-66-370V-408C-66-450-40-468 0-468S66-450 66-408V-370Z" '
  return {
    art:
      filled(id, outline, body('#ffffff') + printLabel(look, { x: -94, y: -352, width: 188, height: 320 })) +
      `${dome}fill="${look.plate}"/>${dome}fill="url(#round)"/>`,
    width: 184,
    height: 468,
  }
}

/** Tube that stands on its cap. */
export const tube: DrawShape = (look, id) => {
  const outline = 'M-112-484H112L78-60H-78Z'
  const crimp =
    rect({ x: -114, y: -500, width: 228, height: 30 }, lighter(look.field, 0.25), 4) +
    Array.from(
      { length: 18 },
      (_, at) =>
        `<path d="M${-106 + at * 12.5}-497v24" stroke="#000" stroke-opacity=".12" stroke-width="2.5"/>`,
    ).join('')
  const cap =
    rect({ x: -64, y: -64, width: 128, height: 64 }, look.plate, 10) +
    Array.from(
      { length: 8 },
      (_, at) => `<path d="M${-52 + at * 15}-56v48" stroke="#000" stroke-opacity=".13" stroke-width="4"/>`,
    ).join('') +
    rect({ x: -64, y: -64, width: 128, height: 64 }, 'url(#round)', 10)
  return {
    art:
      filled(
        id,
        outline,
        body(look.field) + printLabel(look, { x: -104, y: -446, width: 208, height: 350 }),
      ) +
      crimp +
      cap,
    width: 226,
    height: 500,
  }
}
