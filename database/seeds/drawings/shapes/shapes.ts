import type { DrawShape, Look, Pack } from '#database/seeds/drawings/pack.ts'
import type { ShapeName } from '#database/seeds/drawings/shape-names.ts'
import { bag, pouch, sachet, sack, spout } from '#database/seeds/drawings/shapes/bags.ts'
import { bottle, glass, jug, sauce, soda, yoghurt } from '#database/seeds/drawings/shapes/bottles.ts'
import { can, cup, jar, tin } from '#database/seeds/drawings/shapes/cans.ts'
import { bar, box, brick, carton } from '#database/seeds/drawings/shapes/cartons.ts'
import { cleaner, powder, pump, shampoo, spray, tube } from '#database/seeds/drawings/shapes/cleaners.ts'
import { brush, eggs, rolls, softpack } from '#database/seeds/drawings/shapes/papers.ts'

const shapes: Record<ShapeName, DrawShape> = {
  ...{ bottle, soda, glass, yoghurt, sauce, jug },
  ...{ can, tin, jar, cup },
  ...{ carton, brick, box, bar },
  ...{ bag, pouch, spout, sachet, sack },
  ...{ pump, cleaner, spray, shampoo, powder, tube },
  ...{ rolls, softpack, eggs, brush },
}

export function drawPack(look: Look, id: string): Pack {
  return shapes[look.shape](look, id)
}
