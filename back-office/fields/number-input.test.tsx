import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { ContentField } from '@contracts/content-field'
import { renderOffice } from '../testing/render-office'
import { FieldView } from './field-view'
import { FormKnowledgeProvider } from './form-context'

const SHARE: ContentField = { kind: 'number', isWhole: false, minimum: 0, maximum: 1 }
const FINDING = { path: 'share', message: 'Expected a number.', severity: 'error' as const }

function Example({ onChange }: { onChange: (value: unknown) => void }) {
  const [value, setValue] = useState<unknown>(0.25)
  const store = (_path: unknown, next: unknown) => {
    setValue(next)
    onChange(next)
  }
  return (
    <FormKnowledgeProvider
      value={{
        ...{ types: [], locales: ['en-US'], body: {}, onChange: store, onRemoval: jest.fn() },
        findings: typeof value === 'string' ? [FINDING] : [],
        renderField: () => null,
      }}
    >
      <FieldView field={SHARE} path={['share']} label="Share" isRequired={false} value={value} />
    </FormKnowledgeProvider>
  )
}

test('a number with decimals is typed key by key, and a wrong one says how to write it', async () => {
  const onChange = jest.fn()
  renderOffice(<Example onChange={onChange} />)
  const field = screen.getByRole('textbox', { name: /^Share/ })
  expect(field).toHaveValue('0.25')
  await userEvent.clear(field)
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  await userEvent.type(field, '0.50')
  expect(field).toHaveValue('0.50')
  expect(onChange).toHaveBeenLastCalledWith(0.5)
  await userEvent.clear(field)
  await userEvent.type(field, '0,5')
  // it stays in the content, where it is refused
  expect(onChange).toHaveBeenLastCalledWith('0,5')
  await userEvent.tab()
  expect(await screen.findByText('Write the number with a dot: 0.5.')).toBeInTheDocument()
  expect(screen.queryByText(FINDING.message)).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, '7')
  await userEvent.tab()
  expect(await screen.findByText('Write a number from 0 to 1.')).toBeInTheDocument()
})
