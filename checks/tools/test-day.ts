/** The day every test lives in: a Monday noon in Bangkok, so that dates, promotions and rounds never change under them. */
export const testToday = '2026-11-16'
export const testNow = new Date('2026-11-16T12:00:00+07:00')
