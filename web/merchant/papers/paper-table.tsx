import type { Paper, PaperColumn, PaperRow } from '#shop/papers/paper.ts'

/** The lines of a paper. Its sums stand in the part of the last line, so that no page end parts them. */
export function PaperTable({ paper }: { paper: Paper }) {
  const { columns, groups } = paper
  return (
    <table className="paper-table" aria-label={paper.title.th}>
      <colgroup>
        {columns.map(({ label, width }) => (
          <col key={label.th} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ label, align }) => (
            <th key={label.th} scope="col" data-align={align}>
              {label.th}
              {label.en ? <span className="paper-english">{label.en}</span> : null}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, at) => (
        <Group key={group.title} group={group} paper={paper} isLast={at === groups.length - 1} />
      ))}
    </table>
  )
}

type GroupProps = { group: Paper['groups'][number]; paper: Paper; isLast: boolean }

/** A heading stays with the first line beneath it. */
function Group({ group: { title, rows }, paper, isLast }: GroupProps) {
  const { columns, sums } = paper
  const last = isLast ? rows.at(-1) : undefined
  const [first, ...others] = last ? rows.slice(0, -1) : rows
  const heading = title ? (
    <tr>
      <th className="paper-group" scope="colgroup" colSpan={columns.length}>
        {title}
      </th>
    </tr>
  ) : null
  return (
    <>
      {first ? (
        <tbody className="paper-kept">
          {heading}
          <Row row={first} columns={columns} />
        </tbody>
      ) : null}
      <tbody>
        {others.map((row) => (
          <Row key={row.cells.join('|')} row={row} columns={columns} />
        ))}
      </tbody>
      {last ? (
        <tbody className="paper-kept">
          {first ? null : heading}
          <Row row={last} columns={columns} />
          {sums.length > 0 ? (
            <tr>
              <td className="paper-closing" colSpan={columns.length}>
                <Sums paper={paper} />
              </td>
            </tr>
          ) : null}
        </tbody>
      ) : null}
    </>
  )
}

function Row({ row: { cells, notes }, columns }: { row: PaperRow; columns: readonly PaperColumn[] }) {
  return (
    <tr className="paper-row">
      {columns.map(({ label, align, isMain }, at) => (
        <td key={label.th} data-align={align}>
          {cells[at]}
          {isMain
            ? notes.map((note) => (
                <span key={note} className="paper-note">
                  {note}
                </span>
              ))
            : null}
        </td>
      ))}
    </tr>
  )
}

function Sums({ paper: { vat, sums, words } }: { paper: Paper }) {
  return (
    <>
      <div className="paper-sums">
        {vat.rows.length > 0 ? (
          <table>
            <thead>
              <tr>
                {vat.heads.map(({ th, en }) => (
                  <th key={th} scope="col">
                    {th} <span className="paper-english">{en}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {vat.rows.map(([name, ...figures]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, at) => (
                    <td key={vat.heads[at + 1]?.th}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <span />
        )}
        <dl>
          {sums.map(({ label, value, isStrong }) => (
            <div key={label.th} className={isStrong ? 'paper-strong' : undefined}>
              <dt>
                {label.th} <span className="paper-english">{label.en}</span>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {words ? <p className="paper-words">({words})</p> : null}
    </>
  )
}
