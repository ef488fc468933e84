/** Names and values for diagnosis, as they are. */
export function FactList({ facts }: { facts: Record<string, string | boolean | undefined> }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 rounded-card border border-hairline bg-card p-4">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="break-all font-bold">{String(value ?? '') || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
