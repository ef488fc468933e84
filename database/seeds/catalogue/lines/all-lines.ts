import { care } from '#database/seeds/catalogue/lines/care.ts'
import { drinks } from '#database/seeds/catalogue/lines/drinks.ts'
import { household } from '#database/seeds/catalogue/lines/household.ts'
import { seasonings } from '#database/seeds/catalogue/lines/seasonings.ts'
import { snacks } from '#database/seeds/catalogue/lines/snacks.ts'
import { staples } from '#database/seeds/catalogue/lines/staples.ts'
import type { ProductLine } from '#database/seeds/catalogue/product-line.ts'

/** All products of the network, by department. */
export const allLines: ProductLine[] = [
  ...drinks,
  ...snacks,
  ...staples,
  ...seasonings,
  ...household,
  ...care,
]
