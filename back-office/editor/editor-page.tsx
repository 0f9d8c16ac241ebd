import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { Link, useHistory, useLocation, useParams } from 'react-router-dom'
import { BASE_EDITION, type StudioItem, type StudioTypes } from '@contracts/studio'
import { studioApi, contentPath } from '../api/studio-api'
import { useTitle } from '../parts/use-title'
import { EditorPanes } from './editor-panes'
import { ItemEditor } from './item-editor'
import { PageStart } from './page-start'
import { pathOfItem } from './place-of-item.rules'
import { Preview, type EditedItem, type ShownPage } from './preview'
import type { Target } from './page-frame'
import type { SavedState } from './use-leaving-guard'

/** The id in the address of a page of the shop whose blocks are yet to be pointed at. */
const ON_PAGE = 'on-page'

/**
 * An item and its preview. `?edition=` opens one edition, otherwise `?at=` the one that is shown at
 * a moment; `?site=&path=` is the page beside it, and `?field=` a field of the form.
 */
export default function EditorPage() {
  const { id } = useParams<{ id: string }>()
  const asked = new URLSearchParams(useLocation().search)
  const edition = asked.get('edition') ?? undefined
  const at = asked.get('at') ?? undefined
  const wanted = edition ?? (at === undefined ? BASE_EDITION : `at ${at}`)
  const isItem = id !== ON_PAGE
  const types = useQuery({ queryKey: ['types'], queryFn: studioApi.getTypes, staleTime: Infinity })
  const item = useQuery({
    queryKey: ['item', id, wanted],
    queryFn: () =>
      studioApi.getItem(id, edition === undefined && at ? { at } : { edition: wanted }),
    enabled: isItem,
    // a refetch must not replace the values that are being edited
    staleTime: Infinity,
    cacheTime: 0,
  })
  useTitle(isItem ? (item.data?.name ?? 'Content') : 'Edit on the page')

  const error = types.error ?? item.error
  if (error) return <EditorFailure error={error} />
  if (!types.data) return <EditorSkeleton />
  return <Editor known={types.data} item={isItem ? item.data : undefined} isItem={isItem} at={at} />
}

interface EditorProps {
  known: StudioTypes
  /** Undefined while it is loaded, or if a block is yet to be chosen. */
  item: StudioItem | undefined
  isItem: boolean
  at: string | undefined
}

function Editor({ known, item, isItem, at }: EditorProps) {
  const { sites } = known
  const { search, key } = useLocation()
  const [head, setHead] = useState<HTMLElement | null>(null)
  const [edited, setEdited] = useState<EditedItem>()
  const asked = new URLSearchParams(search)
  const site = findSite(sites, asked.get('site') ?? item?.key)
  const [chosenSite, setSite] = useState<string>()
  const siteId = chosenSite ?? site?.id ?? ''
  const [page, setPage] = useState<ShownPage>()
  const path = page?.path ?? asked.get('path') ?? (item && pathOfItem(item))
  const [target, setTarget] = useState<Target>()
  const field = asked.get('field')
  const { choose, openEdition, note, news } = useEditorAddress(item, { siteId, path, at })

  const wanted = useMemo(() => (field === null ? undefined : { field, turn: key }), [field, key])
  const itemId = item?.id
  useEffect(() => {
    if (itemId !== undefined) setTarget({ itemId, path: field ?? '' })
  }, [itemId, field, key])

  const blocks = page?.blocks ?? []
  const form = item ? (
    <ItemEditor
      key={`${item.id} ${item.editionId}`}
      first={item}
      known={known}
      news={news}
      head={head}
      origin={sites.find(({ id }) => id === siteId)?.origin}
      wanted={wanted}
      onEdited={setEdited}
      onItem={note}
      onOpenEdition={openEdition}
    />
  ) : isItem ? (
    <EditorSkeleton />
  ) : (
    <PageStart path={path ?? '/'} blocks={blocks} onChoose={choose} onShow={setTarget} />
  )
  return (
    <>
      {/* sticky, so that messages about the buttons are visible at any scroll position of the form */}
      <Box ref={setHead} position={{ md: 'sticky' }} top="0" zIndex="docked" background="bg" />
      <EditorPanes
        form={form}
        preview={
          <Preview
            {...{ sites, siteId, target }}
            edited={isItem ? edited : undefined}
            page={path === undefined ? undefined : { path, blocks }}
            moment={toMoment(edited?.item, at)}
            onSite={setSite}
            onPage={setPage}
            onChosen={choose}
            onShow={setTarget}
          />
        }
      />
    </>
  )
}

/** Returns the site with this id, or whose id is the first part of the item's key, or the first. */
const findSite = (sites: StudioTypes['sites'], key = '') =>
  sites.find(({ id }) => key === id || key.startsWith(`${id}/`)) ?? sites[0]

/** The moment to show: that of the address, or the start of a scheduled edition. */
function toMoment(item: StudioItem | undefined, at: string | undefined): string | undefined {
  if (at !== undefined && at !== 'now') return at
  const start = item?.editions.find(({ id }) => id === item.editionId)?.startsAt
  return start !== undefined && Date.parse(start) > Date.now() ? start : undefined
}

interface Surroundings {
  siteId: string
  path: string | undefined
  at: string | undefined
}

/** Opens other fields, items and editions, with the page that is shown beside them. */
function useEditorAddress(item: StudioItem | undefined, { siteId, path, at }: Surroundings) {
  const { pathname, search, state } = useLocation<SavedState | undefined>()
  const history = useHistory<SavedState | undefined>()
  const client = useQueryClient()
  const isThere = item !== undefined
  const news = state?.saved
  useEffect(() => {
    // removes the message from the history entry, so that a reload does not show it again
    if (news !== undefined && isThere) history.replace(pathname + search)
  }, [news, isThere, history, pathname, search])

  const choose = (target: Target) => {
    const isHere = target.itemId === item?.id
    const query = new URLSearchParams({
      site: siteId,
      ...(path !== undefined && { path }),
      field: target.path,
      ...(isHere && { edition: item.editionId }),
      at: at ?? 'now',
    })
    const address = `${contentPath(target.itemId)}?${query}`
    history[isHere ? 'replace' : 'push'](address)
  }
  const openEdition = (editionId: string, saved?: string) => {
    const query = new URLSearchParams(search)
    query.delete('field')
    if (editionId === BASE_EDITION && at === undefined) query.delete('edition')
    else query.set('edition', editionId)
    const text = [...query].length > 0 ? `?${query}` : ''
    history.push(`${pathname}${text}`, saved ? { saved } : undefined)
  }
  const note = (changed: StudioItem, done: string) => {
    void client.invalidateQueries(['items'])
    void client.invalidateQueries(['linked'])
    client.setQueryData(['item', changed.id, changed.editionId], changed)
    // it may have been opened by a moment
    client.setQueriesData<StudioItem>(['item', changed.id], (known) =>
      known?.editionId === changed.editionId ? changed : known,
    )
    if (changed.editionId !== item?.editionId) openEdition(changed.editionId, done)
  }
  return { news, choose, openEdition: (editionId: string) => openEdition(editionId), note }
}

function EditorFailure({ error }: { error: unknown }) {
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

function EditorSkeleton() {
  return (
    <Stack padding="8" gap="4" role="progressbar" aria-label="Loading">
      <Skeleton height="10" width="64" />
      <Skeleton height="96" />
    </Stack>
  )
}
