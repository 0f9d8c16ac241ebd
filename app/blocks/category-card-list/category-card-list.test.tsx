import { screen } from '@testing-library/react'
import { renderApp } from '../../../tests/setup/render-app'
import CategoryCardList from './category-card-list'

test('a card links to its category; its picture is 650 px wide on a phone, 338 on a tablet, 460 on a desktop [PLP-013]', () => {
  const card = {
    categoryId: 'truffles',
    label: 'Truffles',
    image: { path: 'cards/truffles.jpg', alt: '', width: 1200, height: 1500 },
  }
  const item = { contentType: 'category-card-list', title: 'Shop', cards: [card] }
  renderApp(<CategoryCardList item={item} headingLevel={2} isFirst={false} />)
  const link = screen.getByRole('link', { name: 'Truffles' })
  expect(link).toLeadTo('/category/truffles')
  const picture = link.querySelector('img')
  expect(picture).toHaveAttribute(
    'sizes',
    '(min-width: 1024px) 460px, (min-width: 769px) 338px, 650px',
  )
  const offered = picture?.getAttribute('srcset')?.split(', ')
  expect(offered).toEqual(
    [338, 460, 650].map((width) => `/image/${width}/cards/truffles.jpg ${width}w`),
  )
})
