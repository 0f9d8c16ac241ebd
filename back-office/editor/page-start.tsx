import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import type { PageBlock } from '@rules/page-editing'
import { TextLink } from '../parts/text-link'
import { BlockList } from './page-blocks'
import type { Target } from './page-frame'

interface PageStartProps {
  path: string
  blocks: readonly PageBlock[]
  onChoose: (target: Target) => void
  onShow: (target: Target) => void
}

/** What can be edited on a page, before one of its blocks is chosen. */
export function PageStart({ path, blocks, onChoose, onShow }: PageStartProps) {
  return (
    <Stack gap="4">
      <Box>
        <Heading as="h1" fontFamily="heading" fontWeight="normal" size="xl">
          Edit on the page
        </Heading>
        <Box fontSize="sm" color="fg.muted">
          {path}
        </Box>
      </Box>
      <Box fontSize="sm">
        Click what you want to change in the page, or choose it here. Or look for it in{' '}
        <TextLink to="/content">all content</TextLink>.
      </Box>
      <Box role="status" fontSize="sm" color="fg.muted">
        {blocks.length === 0 ? 'No block of this page is known yet.' : ''}
      </Box>
      <BlockList blocks={blocks} onChoose={onChoose} onShow={onShow} />
    </Stack>
  )
}
