import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Code } from '@chakra-ui/react/code'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { preferencePath, settingsApi } from '../api/settings-api'
import { History, historyKey } from '../parts/history'
import { RecordPage } from '../records/record-page'
import { useSiteName } from '../parts/use-sites'
import { NothingFound } from '../parts/query-state'
import { SectionBox } from '../parts/section-box'
import { useRight } from '../session/session-context'
import { PreferenceDialog } from './preference-dialog'
import { toShownValue } from './preference-text.rules'
import { PreferenceValue } from './preference-value'

export default function PreferencePage() {
  const { siteId, name } = useParams<{ siteId: string; name: string }>()
  const client = useQueryClient()
  const mayChange = useRight('preferences.write')
  const [isChanging, setIsChanging] = useState(false)
  const path = preferencePath(siteId, name)
  const list = useQuery({
    queryKey: ['preferences', siteId],
    queryFn: () => settingsApi.listPreferences(siteId),
  })
  const siteName = useSiteName(siteId)
  const preference = list.data?.preferences.find((one) => one.name === name)
  return (
    <RecordPage
      title={preference?.title ?? name}
      noun="preference"
      list={`/preferences?siteId=${encodeURIComponent(siteId)}`}
      query={{ ...list, data: preference }}
      notice={
        list.data &&
        !preference && (
          <NothingFound title="Nothing found" text={`${siteName} has no preference ${name}.`} />
        )
      }
      aside={({ isReadOnly }) =>
        mayChange &&
        !isReadOnly && (
          <Button size="sm" variant="outline" onClick={() => setIsChanging(true)}>
            Change
          </Button>
        )
      }
    >
      {(known) => (
        <Stack gap="4">
          <SectionBox title="Overview">
            <Stack gap="2">
              <PreferenceValue preference={known} />
              <Box>{known.description}</Box>
              <Box fontSize="sm" color="fg.muted">
                <Code size="sm" colorPalette="gray">
                  {name}
                </Code>{' '}
                of {siteName}. Default: {toShownValue(known.default)}.
                {known.isReadOnly && ' Only an import can change its value.'}
              </Box>
            </Stack>
          </SectionBox>
          <History path={path} />
          {isChanging && (
            <PreferenceDialog
              siteId={siteId}
              preference={known}
              onClose={() => {
                setIsChanging(false)
                void client.invalidateQueries(['preferences', siteId])
                void client.invalidateQueries(historyKey(path))
              }}
            />
          )}
        </Stack>
      )}
    </RecordPage>
  )
}
