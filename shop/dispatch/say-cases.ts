import { sayNumber } from '../money/say-money.ts'

/** 12.5: hundredths of a case as a person says them. */
export const sayCases = (hundredths: number): string => sayNumber(Math.round(hundredths / 10) / 10)
