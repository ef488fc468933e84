import { pathToFileURL } from 'node:url'
import { tableKinds, tablesOf } from './table-kinds.ts'

/** Referenced tables come first: Citus distributes a table only after those its keys refer to. */
const firstOfAll = ['centres', 'accounts', 'staff', 'riders', 'second_factors', 'delivery_areas']
const firstOfCentre = [
  ...['customer_types', 'store_types', 'customers', 'products', 'promotions', 'orders'],
  ...['incentives', 'display_groups', 'payments', 'payment_shares', 'invoices'],
  ...['photo_groups', 'surveys', 'survey_versions', 'standing_orders', 'standing_order_runs'],
]

/** The statements that distribute the data over a Citus cluster; local tables stay unchanged. */
export function spreadCommands(): string[] {
  const references = [...firstOfAll, ...tablesOf('reference').filter((table) => !firstOfAll.includes(table))]
  const others = tablesOf('distributed').filter((table) => !firstOfCentre.includes(table))
  const [leader = '', ...rest] = [...firstOfCentre, ...others]
  return [
    ...references.map((table) => `select create_reference_table('${table}');`),
    `select create_distributed_table('${leader}', 'sale_unit');`,
    ...rest.map(
      (table) => `select create_distributed_table('${table}', 'sale_unit', colocate_with => '${leader}');`,
    ),
  ]
}

/** Distributed tables are skipped, so that the same text works after every update. */
function onlyMissing(command: string): string {
  const [, table] = /table\('(\w+)'/.exec(command) ?? []
  if (!table) return command
  const why = tableKinds.get(table)?.why ?? ''
  return `${command.replace(/;$/, '')} where not exists (select from pg_dist_partition where logicalrelid = '${table}'::regclass); -- ${why}`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const command of spreadCommands()) console.log(onlyMissing(command))
