/** LINE said no, or nothing that counts as an answer. */
export class LineRefusal extends Error {
  readonly status: number

  constructor(status: number) {
    super(`LINE answered ${status}`)
    this.status = status
  }
}
