import { Box } from '@chakra-ui/react/box'
import { Tabs } from '@chakra-ui/react/tabs'
import { PageBody } from '../parts/page-body'
import { useAddressFilter } from '../parts/use-address-filter'
import { BrokenLinks } from './broken-links'
import { FindAndReplace } from './find-and-replace'

const FILTERS = ['tab', 'find'] as const

/** What is written in all items: searched, replaced, and links that lead nowhere. */
export default function TextsPage() {
  const [filter, change] = useAddressFilter(FILTERS)
  return (
    <PageBody title="Texts and links">
      <Box color="fg.muted" maxWidth="2xl" marginBottom="4">
        All texts, links and names of pictures, in every language, also in drafts and in scheduled
        content.
      </Box>
      <Tabs.Root
        value={filter.tab === 'links' ? 'links' : 'find'}
        lazyMount
        unmountOnExit
        onValueChange={({ value }) => change({ tab: value === 'links' ? 'links' : '' })}
      >
        <Tabs.List>
          <Tabs.Trigger value="find">Find and replace</Tabs.Trigger>
          <Tabs.Trigger value="links">Broken links</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="find">
          <FindAndReplace find={filter.find} onFind={(find) => change({ find })} />
        </Tabs.Content>
        <Tabs.Content value="links">
          <BrokenLinks />
        </Tabs.Content>
      </Tabs.Root>
    </PageBody>
  )
}
