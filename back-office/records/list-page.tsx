import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import type { ComponentProps, ReactNode } from 'react'
import { Choice } from '../parts/choice'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { NothingFound, QueryState } from '../parts/query-state'
import { FilterBar, type FilterField } from './filter-bar'
import { useListViews } from './list-views'
import { RecordTable, type RecordColumn, type RecordSelection } from './record-table'
import { ShowOlder } from './show-older'
import type { RecordList } from './use-list'
import { ViewMenu } from './view-menu'

interface ListPageProps<Name extends string, Row> {
  title: string
  /** What one record and several records are called, e.g. `['order', 'orders']`. */
  noun: readonly [one: string, many: string]
  list: RecordList<Name, Row>
  /** The first two are always shown on a phone. */
  filters?: readonly FilterField<NoInfer<Name>>[]
  columns: readonly RecordColumn<Row>[]
  toKey: (row: Row) => string
  /** Shown if the list is empty. */
  nothing: ComponentProps<typeof NothingFound>
  /** Buttons beside the title. */
  actions?: ReactNode
  /** What the operator has to know about the whole list. */
  notice?: ReactNode
  /** What an action has changed, read out with the number of records. */
  news?: string
  selection?: RecordSelection<Row>
  /** Dialogs of the page. */
  children?: ReactNode
}

/** The page of every list: filters, number of records, table, and the buttons between its pages. */
export function ListPage<Name extends string, Row>(props: ListPageProps<Name, Row>) {
  const { title, noun, list, filters = [], columns, toKey, actions, notice, news } = props
  const { selection } = props
  const { query, rows, sort, onSort, isWhole, pages, older } = list
  const views = useListViews(list.name)
  const orders = onSort ? listOrders(columns) : []
  return (
    <PageBody title={title} aside={actions}>
      {filters.length > 0 && (
        <FilterBar label={title} fields={filters} filter={list.filter} onChange={list.change} />
      )}
      {notice}
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" marginBlock="3">
        <Box role="status" color="fg.muted" fontSize="sm">
          {news && `${news} `}
          {toCount(list, noun)}
        </Box>
        <Flex gap="2" align="center">
          {orders.length > 0 && (
            <Box hideFrom="md">
              <Choice
                label="Order"
                isLabelHidden
                size="sm"
                value={sort ?? ''}
                options={orders}
                onChange={(next) => onSort?.(next)}
              />
            </Box>
          )}
          <ViewMenu columns={columns.slice(1).filter(isOptional)} views={views} />
        </Flex>
      </Flex>
      <QueryState query={query} failure={`The ${noun[1]} cannot be shown.`} />
      {rows?.length === 0 && <NothingFound {...props.nothing} />}
      {rows && rows.length > 0 && (
        <RecordTable
          {...{ columns, rows, toKey, sort, onSort, isWhole, selection, hidden: views.hidden }}
          caption={older ? `${title}, newest first` : title}
        />
      )}
      {pages && <Pages {...pages} />}
      {older && <ShowOlder list={older} />}
      {props.children}
    </PageBody>
  )
}

const isOptional = ({ isTitleHidden }: { isTitleHidden?: boolean }) => !isTitleHidden

/** The orders that a phone offers, which has no column headers to press. */
function listOrders<Row>(columns: readonly RecordColumn<Row>[]): [string, string][] {
  const sortable = columns.filter(({ sort }) => sort !== undefined)
  if (sortable.length === 0) return []
  return [
    ['', 'Usual order'],
    ...sortable.flatMap(({ id, title }): [string, string][] => [
      [id, `${title}, ascending`],
      [`-${id}`, `${title}, descending`],
    ]),
  ]
}

/** `25 orders`; for a list that has loaded only its newest records, `The newest 25 orders`. */
function toCount<Name extends string, Row>(
  { rows, total = rows?.length ?? 0, older }: RecordList<Name, Row>,
  [one, many]: readonly [string, string],
): string {
  if (!rows) return ''
  const count = `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`
  return older?.hasNextPage ? `The newest ${count}` : count
}
