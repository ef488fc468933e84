/**
 * Holds admitted requests until `places` are in and one was answered, or all are in, to make a queue
 * observable.
 */
export function heldQueue({ places, everybody }: { places: number; everybody: number }) {
  let [inside, most, anyAnswer] = [0, 0, false]
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const look = () => {
    most = Math.max(most, inside)
    if ((anyAnswer && inside >= places) || inside === everybody) letGo()
  }
  return {
    enter: async () => {
      inside += 1
      look()
      await held
      inside -= 1
    },
    answersTo: async <Answer>(sent: Promise<Answer>[]): Promise<Answer[]> => {
      void Promise.race(sent).then(() => {
        anyAnswer = true
        look()
      })
      return Promise.all(sent)
    },
    mostInside: () => most,
  }
}
