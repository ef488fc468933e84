const beginning = 'rider:'

/** Whose work a page shows and sends, and for which centre. */
export const riderMark = ({ mobile, saleUnit }: { mobile: string; saleUnit: string }) =>
  `${beginning}${encodeURIComponent(`${mobile} ${saleUnit}`)}`
export const isOfRider = (mark: string) => mark.startsWith(beginning)
