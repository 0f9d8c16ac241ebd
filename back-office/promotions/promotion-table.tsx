import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Table } from '@chakra-ui/react/table'
import type { OfficePromotionRow } from '@domain/promotion-wire'
import { TextLink } from '../parts/text-link'
import { CLASS_NAMES, PromotionState } from './promotion-names'

const promotionPath = ({ siteId, id }: { siteId: string; id: string }) =>
  `/promotions/${encodeURIComponent(siteId)}/${encodeURIComponent(id)}`

/** A table of promotions, with a description of their discounts. */
export function PromotionTable({ promotions }: { promotions: readonly OfficePromotionRow[] }) {
  return (
    <Box background="bg.panel" borderRadius="l3" borderWidth="1px" overflow="hidden">
      <Table.Root size="sm">
        <Table.Caption srOnly>Promotions</Table.Caption>
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Promotion</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Discounts</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Campaign</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">State</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {promotions.map((promotion) => (
            <Table.Row
              key={`${promotion.siteId} ${promotion.id}`}
              background="bg.panel"
              verticalAlign="top"
            >
              <Table.Cell overflowWrap="anywhere">
                <TextLink to={promotionPath(promotion)} fontWeight="medium">
                  {promotion.name}
                </TextLink>
                <Box fontSize="sm">{promotion.summary}</Box>
                <Box fontSize="xs" color="fg.muted">
                  {promotion.id}, {promotion.siteName}
                </Box>
                <Flex hideFrom="md" gap="2" marginTop="1" wrap="wrap">
                  <PromotionState state={promotion.state} />
                  <Code isAsked={promotion.asksForCode} />
                </Flex>
              </Table.Cell>
              <Table.Cell hideBelow="md">{CLASS_NAMES[promotion.promotionClass]}</Table.Cell>
              <Table.Cell hideBelow="md">{promotion.campaigns.join(', ') || 'None'}</Table.Cell>
              <Table.Cell hideBelow="md">
                <Flex gap="1" wrap="wrap">
                  <PromotionState state={promotion.state} />
                  <Code isAsked={promotion.asksForCode} />
                </Flex>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function Code({ isAsked }: { isAsked: boolean }) {
  return isAsked ? (
    <Badge variant="surface" colorPalette="gray">
      With a code
    </Badge>
  ) : null
}
