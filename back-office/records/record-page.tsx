import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import type { ComponentProps, ReactNode } from 'react'
import { PageBody } from '../parts/page-body'
import { QueryState } from '../parts/query-state'

interface RecordPageProps<Entry> {
  title: string
  /** What the record is called, e.g. `order`; the list is `All orders`. */
  noun: string
  list: string
  query: ComponentProps<typeof QueryState>['query'] & { data?: Entry }
  /** Shown beside the title. */
  aside?: (record: Entry) => ReactNode
  /** Shown above the record, also when it could not be loaded. */
  notice?: ReactNode
  children: (record: Entry) => ReactNode
}

/** The page of one record, with a link to its list. */
export function RecordPage<Entry>(props: RecordPageProps<Entry>) {
  const { title, noun, list, query, aside, notice, children } = props
  const { data } = query
  return (
    <PageBody
      title={title}
      list={{ to: list, text: `All ${noun}s` }}
      aside={data !== undefined && aside?.(data)}
    >
      {notice}
      <Stack gap="4">
        <QueryState
          query={query}
          failure={`The ${noun} ${data === undefined ? 'cannot be shown' : 'is shown as it was'}.`}
        />
        {data !== undefined && children(data)}
      </Stack>
    </PageBody>
  )
}

/** What a record is about, and less important things beside it. */
export function MainAndSide({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">{children}</Stack>
      <Stack gap="4">{side}</Stack>
    </Grid>
  )
}
