import { type DestinationStream, type Logger, pino } from 'pino'

/** The shop's log. What PostgreSQL says about a failed row quotes its values, which may be a person's. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: ['err.detail', 'err.where', 'err.internalQuery'], remove: true },
  }
  return destination ? pino(options, destination) : pino(options)
}
