import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { RatingField } from './rating-field'

function Stars() {
  const [value, setValue] = useState(0)
  return (
    <>
      <RatingField
        id="stars"
        label="Stars"
        value={value}
        onChange={setValue}
        meaningOf={(stars) => `${stars} of 5`}
      />
      <input aria-label="Title" />
    </>
  )
}

const star = (value: number) => screen.getByRole('radio', { name: `${value} of 5` })

test('arrow keys go on from the star that was clicked, while the mouse is still over it', async () => {
  render(<Stars />)
  await userEvent.click(star(3))
  await waitFor(() => expect(star(3)).toHaveFocus())
  expect(star(3)).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(star(4)).toHaveFocus())
  expect(star(4)).toBeChecked()
  expect(star(3)).not.toBeChecked()
})

test('a field that is clicked right after a star keeps the focus', async () => {
  render(<Stars />)
  await userEvent.click(star(4))
  await userEvent.click(screen.getByLabelText('Title'))
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  await userEvent.paste('Gone')
  expect(screen.getByLabelText('Title')).toHaveFocus()
  expect(screen.getByLabelText('Title')).toHaveValue('Gone')
  expect(star(4)).toBeChecked()
})
