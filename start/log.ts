import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * The log drops PostgreSQL's error details, which quote row values, and the headers that the reader of
 * uploads would tell.
 */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: ['err.detail', 'err.where', 'err.internalQuery', 'busboyOptions.headers'],
      remove: true,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
