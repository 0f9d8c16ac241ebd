import { Box } from '@chakra-ui/react/box'
import { Table } from '@chakra-ui/react/table'
import type { PageSpeedReport } from '@contracts/back-office'
import { SPEED_METRICS } from '@rules/page-speed'
import { RatingBadge } from './speed-card'
import { METRIC_WORDS, toPageTypeText, toSpeedText } from './speed-words.rules'

/** The 75th percentile of each metric by kind of page. */
export function SpeedTable({ pages }: Pick<PageSpeedReport, 'pages'>) {
  return (
    <Box
      background="bg.panel"
      borderRadius="l3"
      borderWidth="1px"
      overflowX="auto"
      // the table scrolls on a phone: the tab index allows scrolling by keys
      tabIndex={0}
      role="region"
      aria-label="Page speed by kind of page"
    >
      <Table.Root size="sm">
        <Table.Header>
          <Table.Row background="bg.muted">
            <Table.ColumnHeader>Page</Table.ColumnHeader>
            {SPEED_METRICS.map((metric) => (
              <Table.ColumnHeader key={metric}>
                <abbr title={METRIC_WORDS[metric].name}>{metric}</abbr>
              </Table.ColumnHeader>
            ))}
            <Table.ColumnHeader textAlign="end">Visits</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {pages.map(({ pageType, metrics }) => (
            <Table.Row key={pageType} background="bg.panel">
              <Table.Cell as="th" scope="row" fontWeight="medium" textAlign="start">
                {toPageTypeText(pageType)}
              </Table.Cell>
              {SPEED_METRICS.map((metric) => {
                const figures = metrics.find((one) => one.metric === metric)
                return (
                  <Table.Cell key={metric} whiteSpace="nowrap">
                    {figures ? (
                      <>
                        <Box marginBottom="1">{toSpeedText(metric, figures.p75)}</Box>
                        <RatingBadge rating={figures.rating} />
                      </>
                    ) : (
                      <Box color="fg.muted">–</Box>
                    )}
                  </Table.Cell>
                )
              })}
              <Table.Cell textAlign="end">
                {Math.max(...metrics.map(({ visits }) => visits)).toLocaleString('en-US')}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}
