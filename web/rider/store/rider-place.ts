/** Where the phone's storage holds who works on it. */
export const riderPlace = 'sangdai_rider'
