/** A fault no test can notice, by the line it stands in and what the line becomes, and why nothing is different. */
export type Harmless = { file: string; was: string; becomes: string | string[]; why: string }

export const harmless: Harmless[] = []
