import { Box } from '@chakra-ui/react/box'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import {
  getCoreRowModel,
  getSortedRowModel,
  useReactTable,
  type Header,
  type SortingState,
} from '@tanstack/react-table'
import { useMemo, type ReactNode } from 'react'

export interface RecordColumn<Row> {
  /** Also the engine's name for the order by this column. */
  id: string
  title: string
  cell: (row: Row) => ReactNode
  /** Whether the engine sorts by it; for a list that is loaded as a whole, the value to sort by. */
  sort?: true | ((row: Row) => string | number)
  isNumber?: boolean
  /** Whether a phone shows it as a column, not below the first one. */
  isOnPhone?: boolean
  /** Whether the title is only read out, e.g. of a column of buttons. */
  isTitleHidden?: boolean
}

/** Rows that are chosen by checkboxes, by their keys. */
export interface RecordSelection<Row> {
  chosen: ReadonlySet<string>
  onChange: (keys: readonly string[], isChosen: boolean) => void
  /** What a checkbox chooses, e.g. `Order 00001001`. */
  nameOf: (row: Row) => string
}

interface RecordTableProps<Row> {
  caption: string
  /** The first column names the record. */
  columns: readonly RecordColumn<Row>[]
  rows: readonly Row[]
  toKey: (row: Row) => string
  /** Ids of the columns that are not shown. */
  hidden?: readonly string[]
  /** The order, e.g. `name` or `-name`. */
  sort?: string
  onSort?: (sort: string) => void
  /** Whether the browser sorts the rows, because they are all there are. */
  isWhole?: boolean
  selection?: RecordSelection<Row>
}

const SortButton = chakra('button', {
  base: {
    fontWeight: 'inherit',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline' },
    focusVisibleRing: 'outside',
  },
})

const ARROWS = { asc: '↑', desc: '↓', none: '↕' }
const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const

/** The table of all lists; on a phone most columns are below the first one. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, columns, rows, toKey, hidden = [], sort = '', onSort, isWhole = false } = props
  const { selection } = props
  const sorting: SortingState =
    sort === '' ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }]
  const data = useMemo(() => [...rows], [rows])
  const table = useReactTable<Row>({
    columns: columns.map(({ id, sort: by, isNumber = false }) => ({
      id,
      accessorFn: typeof by === 'function' ? by : () => undefined,
      enableSorting: by !== undefined && onSort !== undefined,
      sortDescFirst: isNumber,
    })),
    data,
    getRowId: toKey,
    manualSorting: !isWhole,
    // otherwise the table resets its page, and so renders again, whenever the rows are new
    autoResetAll: false,
    state: { sorting, columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
    onSortingChange(update) {
      const [next] = typeof update === 'function' ? update(sorting) : update
      onSort?.(next ? `${next.desc ? '-' : ''}${next.id}` : '')
    },
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  })
  const shown = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())
  const [main] = shown
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="md">
        <Table.Caption srOnly>{caption}</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            {selection && (
              <Table.ColumnHeader width="10" paddingInlineEnd="0">
                <ChooseAll keys={rows.map(toKey)} selection={selection} />
              </Table.ColumnHeader>
            )}
            {table.getFlatHeaders().map((header) => (
              <ColumnHeader
                key={header.id}
                header={header}
                column={shown.find(({ id }) => id === header.id)}
                isMain={header.id === main?.id}
              />
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {table.getRowModel().rows.map(({ id, original }) => (
            <Table.Row key={id} background="bg.panel" verticalAlign="top">
              {selection && (
                <Table.Cell paddingInlineEnd="0">
                  <Choose
                    name={selection.nameOf(original)}
                    isChosen={selection.chosen.has(id)}
                    onChange={(isChosen) => selection.onChange([id], isChosen)}
                  />
                </Table.Cell>
              )}
              {shown.map((column) => (
                <Table.Cell key={column.id} minWidth={{ md: '24' }} {...layoutOf(column, main)}>
                  {column.cell(original)}
                  {column === main && <Details row={original} columns={shown.slice(1)} />}
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

interface ChooseProps {
  name: string
  isChosen: boolean | 'indeterminate'
  onChange: (isChosen: boolean) => void
}

function Choose({ name, isChosen, onChange }: ChooseProps) {
  return (
    <Checkbox.Root
      // a finger needs more room than the box
      padding="2"
      margin="-2"
      checked={isChosen}
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput aria-label={name} />
      <Checkbox.Control />
    </Checkbox.Root>
  )
}

interface ChooseAllProps<Row> {
  keys: readonly string[]
  selection: RecordSelection<Row>
}

function ChooseAll<Row>({ keys, selection: { chosen, onChange } }: ChooseAllProps<Row>) {
  const count = keys.filter((key) => chosen.has(key)).length
  return (
    <Choose
      name="Choose all that are shown"
      isChosen={count === keys.length || (count > 0 && 'indeterminate')}
      onChange={() => onChange(keys, count < keys.length)}
    />
  )
}

function layoutOf<Row>(column: RecordColumn<Row>, main: RecordColumn<Row> | undefined) {
  return {
    hideBelow: column === main || column.isOnPhone ? undefined : ('md' as const),
    textAlign: column.isNumber ? ('end' as const) : undefined,
    // an amount is not broken inside
    overflowWrap: column.isNumber ? ('normal' as const) : ('anywhere' as const),
  }
}

interface ColumnHeaderProps<Row> {
  header: Header<Row, unknown>
  column: RecordColumn<Row> | undefined
  isMain: boolean
}

function ColumnHeader<Row>({ header, column, isMain }: ColumnHeaderProps<Row>) {
  if (!column) return null
  const direction = header.column.getIsSorted()
  return (
    <Table.ColumnHeader
      aria-sort={direction ? DIRECTIONS[direction] : undefined}
      {...layoutOf(column, isMain ? column : undefined)}
    >
      {header.column.getCanSort() ? (
        <SortButton type="button" onClick={header.column.getToggleSortingHandler()}>
          {column.title} <span aria-hidden>{ARROWS[direction || 'none']}</span>
        </SortButton>
      ) : (
        <Box as="span" srOnly={column.isTitleHidden}>
          {column.title}
        </Box>
      )}
    </Table.ColumnHeader>
  )
}

interface DetailsProps<Row> {
  row: Row
  columns: readonly RecordColumn<Row>[]
}

/** What a phone has no columns for. */
function Details<Row>({ row, columns }: DetailsProps<Row>) {
  const details = columns
    .filter(({ isOnPhone }) => !isOnPhone)
    .map((column) => ({ ...column, content: column.cell(row) }))
    .filter(({ content }) => Boolean(content))
  if (details.length === 0) return null
  return (
    <Box as="dl" hideFrom="md" fontSize="sm">
      {details.map(({ id, title, isTitleHidden, content }) => (
        <Flex key={id} columnGap="2" wrap="wrap" marginTop="1">
          <Box as="dt" color="fg.muted" srOnly={isTitleHidden}>
            {title}
          </Box>
          <Box as="dd" minWidth="0">
            {content}
          </Box>
        </Flex>
      ))}
    </Box>
  )
}
