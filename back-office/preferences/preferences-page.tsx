import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Code } from '@chakra-ui/react/code'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficePreference } from '@contracts/preference'
import { merchandiseApi } from '../api/merchandise-api'
import { preferencePath, settingsApi } from '../api/settings-api'
import { historyKey } from '../parts/history'
import { RecordLink } from '../parts/record-link'
import { useAddressFilter } from '../parts/use-address-filter'
import { ListPage } from '../records/list-page'
import { toOneSiteOptions } from '../records/options'
import type { RecordColumn } from '../records/record-table'
import { useWholeList } from '../records/use-list'
import { useRight } from '../session/session-context'
import { PreferenceDialog } from './preference-dialog'
import { isLookedFor } from './preference-text.rules'
import { PreferenceValue } from './preference-value'

const FILTERS = ['siteId', 'text'] as const

type Shown = OfficePreference & { siteId: string }

const COLUMNS: readonly RecordColumn<Shown>[] = [
  {
    id: 'title',
    title: 'Preference',
    sort: ({ title }) => title.toLowerCase(),
    cell: ({ siteId, name, title, description, isDocumented }) => (
      <>
        <RecordLink to={preferencePath(siteId, name)}>{title}</RecordLink>
        {isDocumented && (
          <Box color="fg.muted">
            {description}{' '}
            <Code size="sm" colorPalette="gray">
              {name}
            </Code>
          </Box>
        )}
      </>
    ),
  },
  { id: 'group', title: 'Group', sort: ({ group }) => group, cell: ({ group }) => group },
  {
    id: 'value',
    title: 'Value',
    cell: (preference) => <PreferenceValue preference={preference} />,
  },
]

export default function PreferencesPage() {
  const client = useQueryClient()
  const mayChange = useRight('preferences.write')
  const [changing, setChanging] = useState<OfficePreference>()
  const [filter] = useAddressFilter(FILTERS)
  const known = useQuery({ queryKey: ['sites'], queryFn: merchandiseApi.listSites })
  const sites = known.data?.sites ?? []
  const siteId = filter.siteId || (sites[0]?.id ?? '')
  const query = useQuery({
    queryKey: ['preferences', siteId],
    queryFn: () => settingsApi.listPreferences(siteId),
    enabled: siteId !== '',
  })
  const list = useWholeList({
    name: 'preferences',
    filters: FILTERS,
    query: known.isError ? { ...known, data: undefined } : query,
    rows: ({ preferences }, { text }) =>
      preferences.filter((one) => isLookedFor(one, text)).map((one) => ({ ...one, siteId })),
  })
  const actions: RecordColumn<Shown> = {
    id: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    cell: (preference) =>
      !preference.isReadOnly && (
        <Button size="xs" variant="outline" onClick={() => setChanging(preference)}>
          Change<Box srOnly>{preference.title}</Box>
        </Button>
      ),
  }
  return (
    <ListPage
      title="Preferences"
      noun={['preference', 'preferences']}
      list={list}
      filters={[
        { name: 'text', label: 'Name, or what it does', type: 'search' },
        { name: 'siteId', label: 'Site', options: toOneSiteOptions(sites) },
      ]}
      columns={mayChange ? [...COLUMNS, actions] : COLUMNS}
      toKey={({ name }) => name}
      nothing={{ title: 'Nothing found', text: 'Try another word.' }}
    >
      {changing && (
        <PreferenceDialog
          siteId={siteId}
          preference={changing}
          onClose={() => {
            setChanging(undefined)
            void client.invalidateQueries(['preferences', siteId])
            void client.invalidateQueries(historyKey(preferencePath(siteId, changing.name)))
          }}
        />
      )}
    </ListPage>
  )
}
