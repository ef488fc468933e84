export const productTabs = ['details', 'prices', 'stock'] as const
export type ProductTab = (typeof productTabs)[number]
