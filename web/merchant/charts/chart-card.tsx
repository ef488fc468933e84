import { Table } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { ChartColumn, Image, Table2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ExportLink } from '#web/merchant/lists/export-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useReportWords } from '#web/words/merchant/reports/report-words.ts'
import { type Chart, sayValue } from './chart.ts'
import { ColumnChart } from './column-chart.tsx'
import { paintChart } from './paint-chart.ts'
import { RowChart } from './row-chart.tsx'

type ChartCardProps = {
  chart: Chart
  kind: 'columns' | 'rows'
  /** The period, which a saved picture bears too. */
  about: string
  fileName: string
  exportTo: string
}

/** A chart that can be read as a table and taken along as a picture or a spreadsheet. */
export function ChartCard({ chart, kind, about, fileName, exportTo }: ChartCardProps) {
  const say = useReportWords()
  const [asTable, setAsTable] = useState(false)
  const isEmpty = chart.points.every(({ value, before }) => value === 0 && before === 0)
  const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const
  async function savePicture() {
    try {
      const address = URL.createObjectURL(await paintChart(chart, kind, about))
      const link = Object.assign(document.createElement('a'), { href: address, download: `${fileName}.png` })
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 10_000)
    } catch {
      notifications.show({ color: 'red', message: say('chart.pngFailed'), autoClose: 30_000 })
    }
  }
  return (
    <Card
      as="section"
      aria-label={chart.title}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="text-base">{chart.title}</h2>
          <p className="text-muted text-xs">{about}</p>
        </div>
        {isEmpty ? null : (
          <div className="-my-1.5 -mr-1.5 flex shrink-0 items-center">
            <IconButton
              label={say(asTable ? 'chart.asChart' : 'chart.asTable')}
              icon={asTable ? <ChartColumn {...icon} /> : <Table2 {...icon} />}
              onClick={() => setAsTable(!asTable)}
            />
            <IconButton
              label={say('chart.png')}
              icon={<Image {...icon} />}
              onClick={() => void savePicture()}
            />
            <ExportLink to={exportTo} isIcon />
          </div>
        )}
      </div>
      {isEmpty ? (
        <p className="grid min-h-24 place-items-center text-muted text-sm">{say('chart.none')}</p>
      ) : asTable ? (
        <ChartTable chart={chart} />
      ) : kind === 'columns' ? (
        <ColumnChart chart={chart} />
      ) : (
        <RowChart chart={chart} />
      )}
      {isEmpty || asTable || chart.heads.before === '' ? null : (
        <p aria-hidden className="flex items-center gap-1.5 text-muted text-xs">
          <span className={kind === 'columns' ? 'size-3 rounded-sm bg-hairline' : 'h-3 w-0.5 bg-ink/45'} />
          {chart.heads.before}
        </p>
      )}
    </Card>
  )
}

function ChartTable({ chart: { title, heads, unit, points } }: { chart: Chart }) {
  return (
    <div className="max-h-80 overflow-y-auto">
      <Table aria-label={title} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{heads.point}</Table.Th>
            <Table.Th className="text-right">{heads.value}</Table.Th>
            <Table.Th className="text-right">{heads.before}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {points.map(({ key, name, value, before, to }) => (
            <Table.Tr key={key}>
              <Table.Td>{to ? <Link to={to}>{name}</Link> : name}</Table.Td>
              <Table.Td className="tabular text-right">{sayValue(value, unit)}</Table.Td>
              <Table.Td className="tabular text-right text-muted">{sayValue(before, unit)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
