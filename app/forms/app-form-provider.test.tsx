import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { z } from 'zod'
import { renderApp } from '../../tests/setup/render-app'
import { FormError } from './form-error'
import { FormFrame } from './form-frame'
import { EmailField } from './fields/person-fields'
import { emailRule } from './rules/email'
import { useAppForm } from './use-app-form'

function OneForm({ name }: { name: string }) {
  const form = useAppForm(z.object({ email: emailRule }), { defaultValues: { email: '' } })
  return (
    <section aria-label={name}>
      <FormFrame form={form} isPending={false} onSubmit={() => undefined} className={undefined}>
        <FormError />
        <EmailField />
        <button>{`Send ${name}`}</button>
      </FormFrame>
    </section>
  )
}

test('two forms with the same fields on one page keep their labels and error links apart [SHEET-039]', async () => {
  const user = userEvent.setup({ delay: null })
  renderApp(
    <>
      <OneForm name="page" />
      <OneForm name="sheet" />
    </>,
  )
  const [inPage, inSheet] = screen.getAllByRole('textbox', { name: 'Email' })
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  await user.click(screen.getAllByText('Email', { selector: 'label' })[1] ?? document.body)
  await waitFor(() => expect(inSheet).toHaveFocus())
  await user.click(screen.getByRole('button', { name: 'Send sheet' }))
  await user.click(await screen.findByRole('link', { name: /Email/ }))
  await waitFor(() => expect(inSheet).toHaveFocus())
  expect(inPage).not.toHaveFocus()
})
