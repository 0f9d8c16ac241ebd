import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Code } from '@chakra-ui/react/code'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { preferencePath, settingsApi } from '../api/settings-api'
import { BackLink } from '../parts/back-link'
import { History, historyKey } from '../parts/history'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { SectionBox } from '../parts/section-box'
import { useRight } from '../session/session-context'
import { PreferenceDialog } from './preference-dialog'
import { toShownValue } from './preference-text.rules'
import { PreferenceValue } from './preference-value'

/** One preference of a site, and its changes. */
export function PreferencePage() {
  const { siteId, name } = useParams<{ siteId: string; name: string }>()
  const client = useQueryClient()
  const mayChange = useRight('preferences.write')
  const [isChanging, setIsChanging] = useState(false)
  const path = preferencePath(siteId, name)
  const list = useQuery({
    queryKey: ['preferences', siteId],
    queryFn: () => settingsApi.listPreferences(siteId),
  })
  const preference = list.data?.preferences.find((one) => one.name === name)
  return (
    <PageBody
      title={preference?.title ?? name}
      aside={
        preference &&
        mayChange &&
        !preference.isReadOnly && (
          <Button size="sm" variant="outline" onClick={() => setIsChanging(true)}>
            Change
          </Button>
        )
      }
    >
      <BackLink to={`/preferences?siteId=${encodeURIComponent(siteId)}`}>All preferences</BackLink>
      <QueryState query={list} failure="The preference cannot be shown." />
      {list.data && !preference && (
        <NothingFound title="Nothing found" text={`The site has no preference ${name}.`} />
      )}
      {preference && (
        <Stack gap="4">
          <SectionBox title="Overview">
            <Stack gap="2">
              <PreferenceValue preference={preference} />
              <Box>{preference.description}</Box>
              <Box fontSize="sm" color="fg.muted">
                <Code size="sm" colorPalette="gray">
                  {name}
                </Code>{' '}
                of {siteId}. Default: {toShownValue(preference.default)}.
                {preference.isReadOnly && ' Its value can be changed by an import only.'}
              </Box>
            </Stack>
          </SectionBox>
          <History path={path} />
        </Stack>
      )}
      {preference && isChanging && (
        <PreferenceDialog
          siteId={siteId}
          preference={preference}
          onClose={() => {
            setIsChanging(false)
            void client.invalidateQueries(['preferences', siteId])
            void client.invalidateQueries(historyKey(path))
          }}
        />
      )}
    </PageBody>
  )
}
