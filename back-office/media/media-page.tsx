import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { Link, useHistory } from 'react-router-dom'
import type { LibraryPicture } from '@contracts/picture'
import { studioApi, thumbnailUrl } from '../api/studio-api'
import { DialogBox } from '../parts/dialog-box'
import { formatBytes } from '../parts/format-bytes'
import { PageBody } from '../parts/page-body'
import { Pages } from '../parts/pages'
import { PictureUpload } from '../parts/picture-upload'
import { NothingFound, QueryState } from '../parts/query-state'
import { FilterBar } from '../records/filter-bar'
import { usePagedList } from '../records/use-list'
import { useRight } from '../session/session-context'

const PAGE_SIZE = 48
const FILTERS = ['text', 'use'] as const
const USES = [
  ['', 'All pictures'],
  ['used', 'Used'],
  ['unused', 'Unused'],
  ['small', 'Too small for a place'],
] as const

export const picturePath = (path: string) => `/media/picture?${new URLSearchParams({ path })}`

export default function MediaPage() {
  const [isUploading, setIsUploading] = useState(false)
  const mayUpload = useRight('content.write')
  const history = useHistory()
  const list = usePagedList({
    name: 'pictures',
    filters: FILTERS,
    size: PAGE_SIZE,
    load: studioApi.listLibrary,
    rows: ({ pictures }) => pictures,
  })
  const { rows, total = 0, query, pages } = list
  return (
    <PageBody
      title="Pictures"
      aside={
        mayUpload && (
          <Button size="sm" onClick={() => setIsUploading(true)}>
            Upload a picture
          </Button>
        )
      }
    >
      <FilterBar
        label="Pictures"
        fields={[
          { name: 'text', label: 'Search', type: 'search', placeholder: 'Name or what it shows' },
          { name: 'use', label: 'Use', options: USES },
        ]}
        filter={list.filter}
        onChange={list.change}
      />
      <Box role="status" color="fg.muted" fontSize="sm" marginBlock="3">
        {rows && `${total.toLocaleString('en-US')} ${total === 1 ? 'picture' : 'pictures'}`}
      </Box>
      <QueryState query={query} failure="The pictures cannot be shown." />
      {rows?.length === 0 && (
        <NothingFound title="Nothing found" text="Try another word, or all pictures." />
      )}
      {rows && rows.length > 0 && (
        <SimpleGrid as="ul" columns={{ base: 2, sm: 3, md: 4, lg: 6 }} gap="4" listStyle="none">
          {rows.map((picture) => (
            <li key={picture.path}>
              <PictureCard picture={picture} />
            </li>
          ))}
        </SimpleGrid>
      )}
      {pages && <Pages {...pages} />}
      {isUploading && (
        <DialogBox title="Upload a picture" size="lg" onClose={() => setIsUploading(false)}>
          <PictureUpload
            onUploaded={({ path }) => history.push(picturePath(path))}
            onCancel={() => setIsUploading(false)}
          />
        </DialogBox>
      )}
    </PageBody>
  )
}

const Card = chakra(Link, {
  base: {
    display: 'block',
    height: '100%',
    padding: '2',
    background: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    fontSize: 'xs',
    _hover: { borderColor: 'border.emphasized', background: 'bg.muted' },
    focusVisibleRing: 'outside',
  },
})
const Preview = chakra('img', {
  base: {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'contain',
    background: 'bg.muted',
    borderRadius: 'l2',
    marginBottom: '2',
  },
})

function PictureCard({ picture }: { picture: LibraryPicture }) {
  const { path, width, height, bytes, alt, uses, isTooSmall } = picture
  return (
    <Card to={picturePath(path)}>
      <Preview src={thumbnailUrl(path)} alt="" loading="lazy" />
      <Box fontWeight="medium" overflowWrap="anywhere">
        {path}
      </Box>
      <Box color="fg.muted">
        {width} × {height}, {formatBytes(bytes)}
      </Box>
      <Box color="fg.muted" lineClamp={2}>
        {alt || 'No description'}
      </Box>
      <Flex gap="1" wrap="wrap" marginTop="2">
        <Badge colorPalette={uses > 0 ? 'green' : 'gray'}>
          {uses === 0 ? 'Unused' : uses === 1 ? '1 use' : `${uses} uses`}
        </Badge>
        {isTooSmall && <Badge colorPalette="orange">Too small</Badge>}
      </Flex>
    </Card>
  )
}
