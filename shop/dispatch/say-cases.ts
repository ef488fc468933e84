import { sayNumber } from '../money/say-money.ts'

/** 12.5: hundredths of a case as a person says them; the smallest order is no 0. */
export const sayCases = (hundredths: number): string => sayNumber(Math.ceil(hundredths / 10) / 10)
