import type { Label, Paper, PaperParty } from '#shop/papers/paper.ts'
import type { QrPath } from '#web/kit/text/qr-path.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { PaperTable } from './paper-table.tsx'

type PaperSheetProps = { paper: Paper; copy: number; qr: QrPath | null }

/** One copy of a paper on A4. It is Thai in every language, with its English beneath. */
export function PaperSheet({ paper, copy, qr }: PaperSheetProps) {
  const { title, seller, parties, facts, stamp, notes, signatures } = paper
  const mark = paper.copies[copy]
  return (
    <article className="paper-sheet">
      {stamp ? <div aria-hidden="true" className="paper-stamp" data-stamp={stamp} /> : null}
      <header className="paper-head">
        <div>
          <p className="paper-seller">{seller.name}</p>
          {seller.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="paper-title">
          <div>
            <p className="paper-name">{title.th}</p>
            {title.en ? <p className="paper-english">{title.en}</p> : null}
            {stamp ? <p className="paper-state">{stamp}</p> : null}
            {mark?.th ? (
              <p className="paper-mark">
                {mark.th} / {mark.en}
              </p>
            ) : null}
          </div>
          {qr ? <QrCode qr={qr} label={paper.qr} className="paper-qr" /> : null}
        </div>
      </header>
      <div className="paper-boxes">
        {parties.length > 0 ? (
          <div className="paper-box">
            {parties.map((party) => (
              <Party key={party.label.th} party={party} />
            ))}
          </div>
        ) : (
          <span />
        )}
        <dl className="paper-box paper-facts">
          {facts.map(({ label, value }) => (
            <div key={label.th}>
              <dt>
                <Labelled label={label} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <PaperTable paper={paper} />
      {notes.map(({ title: heading, lines }) => (
        <section key={heading} className="paper-notes">
          <h2>{heading}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
      <div className="paper-signatures">
        {signatures.map(({ th, en }) => (
          <div key={th} className="paper-box">
            <p>{th}</p>
            {en ? <p className="paper-english">{en}</p> : null}
            <p>......../......../........</p>
          </div>
        ))}
      </div>
    </article>
  )
}

/** Thai, and its English small after it. */
function Labelled({ label: { th, en } }: { label: Label }) {
  return (
    <>
      {th} {en ? <span className="paper-english">{en}</span> : null}
    </>
  )
}

function Party({ party: { label, name, lines } }: { party: PaperParty }) {
  return (
    <div>
      <p className="paper-label">
        <Labelled label={label} />
      </p>
      <p className="paper-party">{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
