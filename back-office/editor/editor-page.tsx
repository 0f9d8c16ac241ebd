import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useHistory, useLocation, useParams } from 'react-router-dom'
import { BASE_EDITION, type StudioItem } from '@contracts/studio'
import { studioApi } from '../api/studio-api'
import { useTitle } from '../parts/use-title'
import { ItemEditor } from './item-editor'
import type { SavedState } from './use-leaving-guard'

export function EditorPage() {
  const { id } = useParams<{ id: string }>()
  const { search, state } = useLocation<SavedState | undefined>()
  const history = useHistory<SavedState | undefined>()
  const client = useQueryClient()
  const edition = new URLSearchParams(search).get('edition') ?? BASE_EDITION
  const types = useQuery({ queryKey: ['types'], queryFn: studioApi.getTypes, staleTime: Infinity })
  const item = useQuery({
    queryKey: ['item', id, edition],
    queryFn: () => studioApi.getItem(id, edition),
    // a refetch must not replace the values that are being edited
    staleTime: Infinity,
    cacheTime: 0,
  })
  useTitle(item.data?.name ?? 'Content')

  const isThere = item.data !== undefined
  const news = state?.saved
  useEffect(() => {
    // removes the message from the history entry, so that a reload does not show it again
    if (news !== undefined && isThere) history.replace(`/content/${id}${search}`)
  }, [news, isThere, history, id, search])

  const openEdition = (editionId: string, saved?: string) => {
    const query = editionId === BASE_EDITION ? '' : `?edition=${encodeURIComponent(editionId)}`
    history.push(`/content/${encodeURIComponent(id)}${query}`, saved ? { saved } : undefined)
  }
  const note = (changed: StudioItem, done: string) => {
    void client.invalidateQueries(['items'])
    void client.invalidateQueries(['linked'])
    client.setQueryData(['item', id, changed.editionId], changed)
    if (changed.editionId !== edition) openEdition(changed.editionId, done)
  }

  const error = types.error ?? item.error
  if (error) {
    return (
      <Box padding="8" maxWidth="3xl" width="100%" marginInline="auto">
        <Alert.Root status="error">
          <Alert.Content>
            <Alert.Title>The item cannot be shown.</Alert.Title>
            <Alert.Description>
              {error instanceof Error ? error.message : 'Something went wrong.'}
            </Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" asChild>
            <Link to="/content">All content</Link>
          </Button>
        </Alert.Root>
      </Box>
    )
  }
  if (!types.data || !item.data) {
    return (
      <Stack padding="8" gap="4" role="progressbar" aria-label="Loading">
        <Skeleton height="10" width="64" />
        <Skeleton height="96" />
      </Stack>
    )
  }
  return (
    <ItemEditor
      key={`${id} ${edition}`}
      first={item.data}
      known={types.data}
      news={news}
      onItem={note}
      onOpenEdition={(editionId) => openEdition(editionId)}
    />
  )
}
