import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { FROM_SHOP, linesOf } from '@/purchase/recipients/item-choice'
import { needsPhone } from '@/rules/shipments'
import { columnLabels, IMPORT_COLUMNS, listRequiredColumns } from './import-columns'
import { importMessages as messages } from './import-recipients.messages'
import styles from './import-recipients.module.css'

export function ImportGuide({ basket }: { basket: Basket }) {
  const { formatMessage, formatList } = useIntl()
  const nameOf = (column: (typeof IMPORT_COLUMNS)[number]) => formatMessage(columnLabels[column])
  const required = listRequiredColumns(needsPhone({}, basket))
  const optional = IMPORT_COLUMNS.filter((column) => !required.includes(column))
  // with a byte order mark, spreadsheets recognize the encoding as UTF-8
  const template = `\ufeff${IMPORT_COLUMNS.map(nameOf).join(',')}\r\n`
  return (
    <div className="stack-3 justify-items-start">
      <a
        className={styles.template}
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}
        download={formatMessage(messages.fileName)}
      >
        <FormattedMessage {...messages.template} />
      </a>
      <details className={styles.columns}>
        <summary>
          <FormattedMessage {...messages.columns} />
        </summary>
        <p>
          <FormattedMessage
            {...messages.columnsRequired}
            values={{ columns: formatList(required.map(nameOf)) }}
          />
        </p>
        <p>
          <FormattedMessage
            {...messages.columnsOptional}
            values={{ columns: formatList(optional.map(nameOf)) }}
          />
        </p>
        <p>
          <FormattedMessage {...messages.columnsDate} />
        </p>
        <p>
          <FormattedMessage {...messages.columnsProduct} />
        </p>
        <p>
          <FormattedMessage {...messages.columnsBag} />
        </p>
        <ul>
          {linesOf(basket, FROM_SHOP).map(({ itemId, productId, productName }) => (
            <li key={itemId}>
              {productId} – {productName}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
