import type { MotifName } from '#database/seeds/drawings/motif-names.ts'
import {
  beans,
  bubbles,
  cocoa,
  drop,
  drumstick,
  egg,
  fish,
  flame,
  milk,
  moon,
  noodle,
  shrimp,
  star,
} from '#database/seeds/drawings/motifs/foods.ts'
import {
  apple,
  berries,
  citrus,
  coconut,
  grapes,
  mango,
  pineapple,
  strawberry,
  tomato,
} from '#database/seeds/drawings/motifs/fruits.ts'
import {
  cane,
  chilli,
  corn,
  flower,
  garlic,
  leaf,
  mushroom,
  peanut,
  rice,
  wheat,
} from '#database/seeds/drawings/motifs/plants.ts'

const motifs: Record<MotifName, (colour: string) => string> = {
  ...{
    drop,
    star,
    bubbles,
    citrus,
    strawberry,
    grapes,
    apple,
    mango,
    berries,
    pineapple,
    coconut,
    leaf,
    rice,
    milk,
    cocoa,
    flower,
  },
  ...{
    beans,
    peanut,
    garlic,
    flame,
    chilli,
    shrimp,
    corn,
    fish,
    wheat,
    noodle,
    tomato,
    egg,
    cane,
    mushroom,
    drumstick,
    moon,
  },
}

/** A small drawing that fills a circle of radius 50 around the origin. */
export function drawMotif(name: MotifName, colour: string): string {
  return motifs[name](colour)
}
