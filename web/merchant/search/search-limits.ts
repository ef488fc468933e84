/** A single letter would find half of the centre. */
export const fewest = 2
export const longest = 60
export const mostEach = 5
