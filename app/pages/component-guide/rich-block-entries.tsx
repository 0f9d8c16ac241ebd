import { BlockList } from '@/blocks/block-list'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import type { GuideEntry } from './guide-entry'

/** A block as a page renders it, from an editor's input. */
const block = (name: string, item: ContentItem) => ({
  name,
  content: <BlockList slots={[item]} isBelow />,
  isWide: true,
})

const video = (name: string, title: string, seconds: number) => ({
  title,
  poster: { path: `videos/${name}.jpg`, alt: title, width: 960, height: 540 },
  sources: [{ path: `videos/${name}.webm` }, { path: `videos/${name}.mp4` }],
  captions: ['en', 'es'].map((language) => ({
    path: `videos/${name}.${language}.vtt`,
    language,
  })),
  seconds,
})

export const richBlockEntries: readonly GuideEntry[] = [
  {
    id: 'video',
    title: 'Video',
    text: 'Nothing of it is fetched before it is played. Keys within it: K plays, M mutes, F is full screen.',
    files: [
      'ui/video-player.tsx',
      'ui/video-controls.tsx',
      'ui/video-icons.tsx',
      'blocks/video/video-block.tsx',
    ],
    states: [
      block('with captions', {
        contentType: 'video',
        ...video('kitchen', 'From ganache to box', 9),
      }),
      block('a file that is not there', {
        contentType: 'video',
        ...video('kitchen', 'Gone', 9),
        sources: [{ path: 'videos/gone.mp4' }],
      }),
    ],
  },
  {
    id: 'video-grid',
    title: 'Video grid',
    text: 'Several videos; one that begins ends the one that is heard.',
    files: ['blocks/video/video-grid.tsx'],
    states: [
      block('three videos', {
        contentType: 'video-grid',
        title: 'Watch first',
        videos: [
          video('bark', 'The bark', 6),
          video('hot-chocolate', 'The cup', 6),
          video('cocoa-truffles', 'The truffle', 6),
        ],
      }),
    ],
  },
  {
    id: 'custom-html',
    title: 'Custom HTML',
    text: 'Markup of an editor, cleaned on the server, and a component that it loads: a catalog, or the form for sleeves in a frame.',
    files: [
      'blocks/custom-html/custom-html.tsx',
      'blocks/custom-html/e-catalog.tsx',
      'blocks/custom-html/logo-sleeve.tsx',
    ],
    states: [
      block('markup in columns', {
        contentType: 'custom-html',
        title: 'From our kitchen',
        markup:
          '<p>Words of an editor.</p><div data-layout="columns"><div><h3>One</h3><p>Beside it.</p></div><div><h3>Two</h3><p>The other.</p></div></div>',
      }),
      block('a catalog', {
        contentType: 'custom-html',
        title: 'Leaf through it now',
        dynamicComponent: {
          name: 'e-catalog',
          title: 'The brochure',
          pages: [1, 2, 3].map((page) => ({
            path: `documents/product-brochure-${page}.jpg`,
            alt: `Page ${page}`,
            width: 935,
            height: 1210,
          })),
          pdfURL: 'documents/product-brochure.pdf',
        },
      }),
    ],
  },
  {
    id: 'einstein-carousel',
    title: 'Recommendation carousel',
    text: 'What a recommender shows this visitor. It keeps its room while it comes, and vanishes where nothing is recommended.',
    files: ['blocks/einstein-carousel/einstein-carousel.tsx'],
    states: [
      block('of one recommender', {
        contentType: 'einstein-carousel',
        title: 'What others give',
        recommender: 'customers-also-loved',
      }),
    ],
  },
  {
    id: 'social-feed',
    title: 'Social feed',
    text: 'Photos of an album, each leading to its product. It keeps its room while it comes, and vanishes where there are none.',
    files: ['blocks/social-feed/social-feed.tsx', 'features/product/social-photos/photo-row.tsx'],
    states: [
      block('of one album', {
        contentType: 'social-feed',
        title: 'From our kitchen',
        text: 'What else becomes of it.',
        album: 'recipes',
      }),
    ],
  },
]
