import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PromotionExplanation } from '@contracts/promotion'
import { EngineError, toText } from '../api/engine'
import { merchandiseApi } from '../api/merchandise-api'
import { formatMoment } from '../parts/moment-text'
import { PageBody } from '../parts/page-body'
import { NothingFound, QueryState } from '../parts/query-state'
import { SectionBox } from '../parts/section-box'
import { useAddressFilter } from '../parts/use-address-filter'
import { useRight } from '../session/session-context'
import { ExplainedCodes, TriedCodes } from './explained-codes'
import { ExplainedParts } from './explained-parts'
import { ExplainedPromotions } from './explained-promotions'
import { OpenBags } from './open-bags'

const FILTERS = ['of'] as const

/**
 * Explains the promotions of an order or a basket: which were evaluated, which applied, and why the
 * others did not.
 */
export default function ExplanationPage() {
  const [{ of }, change] = useAddressFilter(FILTERS)
  const [typed, setTyped] = useState(of)
  const query = useQuery({
    queryKey: ['explanation', of],
    queryFn: () => merchandiseApi.explain(of),
    enabled: of !== '',
  })
  const explanation = query.data
  // the order or basket is unknown: a retry would not help
  const isUnknown = query.error instanceof EngineError && query.error.status === 404
  const mayFindBags = useRight('customers.read')
  const bags = useQuery({
    queryKey: ['open-bags', of],
    queryFn: () => merchandiseApi.listOpenBags(of),
    // a customer may have the number of another one's order
    enabled: of !== '' && explanation?.kind !== 'basket' && mayFindBags,
  })
  const found = bags.data?.bags ?? []
  return (
    <PageBody title="Promotions explained" list={{ to: '/promotions', text: 'All promotions' }}>
      <form
        role="search"
        aria-label="An order or a bag"
        onSubmit={(event) => {
          event.preventDefault()
          change({ of: typed.trim() })
        }}
      >
        <Flex gap="3" align="flex-end" marginBottom="4" maxWidth="2xl">
          <Field.Root>
            <Field.Label>
              {mayFindBags
                ? 'Order, bag, e-mail address or number of a customer'
                : 'Number of an order, or id of a bag'}
            </Field.Label>
            <Input
              background="bg.panel"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field.Root>
          <Button type="submit" disabled={typed.trim() === ''} loading={query.isFetching}>
            Explain
          </Button>
        </Flex>
      </form>
      {bags.isError && <QueryState query={bags} failure="Open bags cannot be searched." />}
      {found.length > 0 && <OpenBags bags={found} onChoose={(id) => change({ of: id })} />}
      {of !== '' && !isUnknown && <QueryState query={query} failure="This cannot be explained." />}
      <Box role="status">
        {isUnknown && bags.fetchStatus === 'idle' && !bags.isError && found.length === 0 && (
          <NothingFound title="Nothing to explain" text={toText(query.error)} />
        )}
      </Box>
      {explanation && <Explanation explanation={explanation} />}
    </PageBody>
  )
}

function Explanation({ explanation }: { explanation: PromotionExplanation }) {
  const { kind, changes, currency, promotions, tried, isRecorded } = explanation
  return (
    <Stack gap="4">
      {isRecorded && (
        <Alert.Root status="info">
          <Alert.Content>
            <Alert.Title>This order was imported.</Alert.Title>
            <Alert.Description>
              What its bag held is not known, so it cannot be said why other promotions did nothing.
              Shown are the codes and discounts that came with the order.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {kind === 'order' && changes.length > 0 && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>
              Prices, promotions or customer groups have changed since the order.
            </Alert.Title>
            <Alert.Description>
              <ul>
                {changes.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Circumstances explanation={explanation} />
      {tried.length > 0 && <TriedCodes tried={tried} />}
      <ExplainedParts explanation={explanation} />
      <ExplainedPromotions promotions={promotions} currency={currency} isRecorded={isRecorded} />
    </Stack>
  )
}

function Circumstances({ explanation }: { explanation: PromotionExplanation }) {
  const { kind, id, siteName, at, isCustomer, customerGroups, sourceCode, codes } = explanation
  return (
    <SectionBox title={kind === 'order' ? `Order ${id}` : 'Bag'}>
      <Stack gap="1">
        <Box>
          {siteName}, {kind === 'order' ? 'as of' : 'now,'} {formatMoment(at)}
        </Box>
        <Box>
          {isCustomer ? 'A customer' : 'A guest'}
          {customerGroups.length > 0 && ` of the groups ${customerGroups.join(', ')}`}
          {sourceCode && `, source code ${sourceCode}`}
        </Box>
        <ExplainedCodes codes={codes} />
      </Stack>
    </SectionBox>
  )
}
