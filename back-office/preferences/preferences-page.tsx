import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Code } from '@chakra-ui/react/code'
import { Grid } from '@chakra-ui/react/grid'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficePreference } from '@domain/preference-wire'
import { merchandiseApi } from '../api/merchandise-api'
import { preferencePath, settingsApi } from '../api/settings-api'
import { Choice } from '../parts/choice'
import { historyKey } from '../parts/history'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { SectionBox } from '../parts/section-box'
import { TextField } from '../parts/text-field'
import { TextLink } from '../parts/text-link'
import { useAddressFilter } from '../parts/use-address-filter'
import { useRight } from '../session/session-context'
import { PreferenceDialog } from './preference-dialog'
import { isLookedFor } from './preference-text.rules'
import { PreferenceValue } from './preference-value'

const FILTERS = ['siteId', 'text'] as const

/** The preferences of a site, with descriptions and values. */
export function PreferencesPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  const client = useQueryClient()
  const mayChange = useRight('preferences.write')
  const [changing, setChanging] = useState<OfficePreference>()
  const known = useQuery({ queryKey: ['sites'], queryFn: merchandiseApi.listSites })
  const sites = known.data?.sites ?? []
  const siteId = filter.siteId || (sites[0]?.id ?? '')
  const list = useQuery({
    queryKey: ['preferences', siteId],
    queryFn: () => settingsApi.listPreferences(siteId),
    enabled: siteId !== '',
  })
  const found = list.data?.preferences.filter((one) => isLookedFor(one, filter.text)) ?? []
  const groups = [...new Set(found.map(({ group }) => group))]
  return (
    <PageBody title="Preferences">
      <Box as="search" aria-label="Preferences" marginBottom="4">
        <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="3">
          <TextField
            label="Name, or what it does"
            type="search"
            value={filter.text}
            onChange={({ target }) => change({ text: target.value })}
          />
          <Choice
            label="Site"
            value={siteId}
            options={sites.map(({ id, name }) => [id, name] as const)}
            onChange={(chosen) => change({ siteId: chosen })}
          />
        </Grid>
      </Box>
      {known.isError && <QueryState query={known} failure="The sites cannot be shown." />}
      <QueryState query={list} failure="The preferences cannot be shown." />
      <Box role="status" color="fg.muted" fontSize="sm" marginBottom="2">
        {list.data && `${found.length} ${found.length === 1 ? 'preference' : 'preferences'}`}
      </Box>
      {list.data && found.length === 0 && (
        <NothingFound title="Nothing found" text="Try another word." />
      )}
      <Stack gap="4">
        {groups.map((group) => (
          <SectionBox key={group} title={group}>
            <Stack as="ul" gap="0" listStyleType="none">
              {found
                .filter((one) => one.group === group)
                .map((preference) => (
                  <PreferenceRow
                    key={preference.name}
                    siteId={siteId}
                    preference={preference}
                    onChange={
                      mayChange && !preference.isReadOnly
                        ? () => setChanging(preference)
                        : undefined
                    }
                  />
                ))}
            </Stack>
          </SectionBox>
        ))}
      </Stack>
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
    </PageBody>
  )
}

interface PreferenceRowProps {
  siteId: string
  preference: OfficePreference
  /** Absent if the operator may not change the preference. */
  onChange?: () => void
}

function PreferenceRow({ siteId, preference, onChange }: PreferenceRowProps) {
  const { name, title, description, isDocumented } = preference
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr auto', md: '3fr 2fr auto' }}
      gap="3"
      alignItems="start"
      borderTopWidth="1px"
      paddingBlock="3"
      _first={{ borderTopWidth: 0, paddingTop: 0 }}
    >
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }} minWidth="0" overflowWrap="anywhere">
        <TextLink to={preferencePath(siteId, name)} fontWeight="medium">
          {title}
        </TextLink>
        {isDocumented && (
          <Box fontSize="sm" color="fg.muted">
            {description}{' '}
            <Code size="sm" colorPalette="gray">
              {name}
            </Code>
          </Box>
        )}
      </Box>
      <PreferenceValue preference={preference} />
      {onChange && (
        <Button size="xs" variant="outline" justifySelf="start" onClick={onChange}>
          Change<Box srOnly>{title}</Box>
        </Button>
      )}
    </Grid>
  )
}
