/** The wordless pictures behind banners, mini banners and news: their aisles' packs and colours. */
export type ContentScene = {
  name: string
  aisles: readonly string[]
  colour: string
  sun: string
  truck?: boolean
}

const scene = (name: string, aisles: string, colour: string, sun: string): ContentScene => ({
  name: `contents/${name}.webp`,
  aisles: aisles.split(' '),
  colour,
  sun,
})

export const bannerScenes: ContentScene[] = [
  scene('banner-refresh', '1020 1030 1050 1040 1010', '#0b7a3b', '#ffd66b'),
  scene('banner-kitchen', '4040 4010 5010 5020 5060', '#9b2915', '#ffcf8a'),
  scene('banner-snacks', '3010 3030 3020 3040 2020', '#b35a0a', '#ffe7a8'),
  scene('banner-clean', '6030 6010 6040 6050 6020', '#0e7c86', '#c9f2e6'),
  { ...scene('banner-delivery', '', '#145c9e', '#ffdf9a'), truck: true },
]

export const miniScenes: ContentScene[] = [
  scene('mini-water', '1010 1020 1040', '#cfe8f7', '#ffffff'),
  scene('mini-coffee', '2040 2050 2030', '#f1dcc1', '#fff7ea'),
  scene('mini-noodle', '4020 4050 5030', '#fbd9c6', '#fff5e3'),
  scene('mini-laundry', '6010 6020 6030', '#cdeee9', '#ffffff'),
  scene('mini-beauty', '7020 7010 7030', '#f8d9e5', '#fff6fa'),
  scene('mini-baby', '8010 8030 8020', '#dbe5fb', '#fffaf0'),
]

export const newsScenes: ContentScene[] = [
  scene('news-season', '1020 1010 1050', '#d7efe0', '#fffbe6'),
  scene('news-rice', '4010 4060 4030', '#f6e7bd', '#fffdf2'),
  scene('news-points', '3030 2010 6050', '#fde3c0', '#fff8e8'),
  scene('news-newproducts', '3020 3050 1030', '#fbd8cd', '#fff3ea'),
  scene('news-holiday', '2040 4050 3040', '#e4dcf5', '#fbf8ff'),
  scene('news-tips', '5010 5040 4020', '#f5d9c9', '#fff6ee'),
  scene('news-hygiene', '6040 7010 7030', '#d2ecf0', '#f7ffff'),
  scene('news-pets', '8030 8040 8010', '#e9ddf8', '#fdfaff'),
]
