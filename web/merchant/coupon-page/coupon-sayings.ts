/** The sentences of what a series can be, by key. */
export const formWords = { owned: 'form.owned', bearer: 'form.bearer', shared: 'form.shared' } as const
export const audienceWords = {
  everybody: 'audience.everybody',
  types: 'audience.types',
  customers: 'audience.customers',
} as const
