export type HeardEvent = { id: number | undefined; name: string; data: unknown }

/** The server-sent events of a text; comments and the time to come back are none. */
export const eventsIn = (text: string): HeardEvent[] =>
  text.split('\n\n').flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
    const [id, name, data] = [field('id'), field('event'), field('data')]
    return name && data
      ? [{ id: id === undefined ? undefined : Number(id), name, data: JSON.parse(data) }]
      : []
  })
