import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPage, type NewPage } from '../../packages/foyer/src/documents/create.ts'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { navigationLinks, pages } from '../../packages/foyer/src/pages/tables.ts'
import { addRows, changeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app

const entry = (name: string, more: Partial<NewPage> & { menuName?: string; offline?: 'de' | 'en' } = {}) => {
  const { menuName = '', offline, ...row } = more
  const language = (locale: 'de' | 'en') => ({
    path: `${name}-${locale}`,
    isOnline: offline !== locale,
    fields: { title: `${name} ${locale}`, menu_name: menuName },
    modules: [],
  })
  return createPage(platform, { ...row, languages: { de: language('de'), en: language('en') } })
}

beforeAll(async () => {
  // The demo's pages are not part of this test.
  await changeRows(house, pages, { inMenu: false, inSecondaryMenu: false, inFooter: false })
  await entry('last', { inMenu: true, position: 30 })
  const parent = await entry('parent', {
    inMenu: true,
    position: 20,
    hasTabNavigation: true,
    isClickable: false,
  })
  await entry('second', { inMenu: true, parentId: parent, position: 2, menuName: 'Short' })
  const child = await entry('first', { inMenu: true, parentId: parent, position: 1 })
  await entry('deep', { inMenu: true, parentId: child })
  await entry('unlisted', { parentId: parent, position: 3 })
  await entry('away', { inMenu: true, inFooter: true, inSecondaryMenu: true, position: 25, offline: 'de' })
  await entry('service', { inSecondaryMenu: true, position: 2 })
  await entry('press', { inSecondaryMenu: true, inFooter: true, position: 1 })
  const unlisted = await entry('attic')
  await entry('orphan', { inMenu: true, parentId: unlisted, position: 40 })
})

interface Item {
  url: string
  menu_name: string
  children: Item[]
}
const read = async (locale: string) => (await house.inject(`/${locale}/pageeditor-api/nav`)).json()
const names = (items: Item[]) => items.map(({ menu_name }) => menu_name)

describe('1 §3 Navigation', () => {
  it('the menu follows the positions of the pages, with their children below them', async () => {
    const { menu } = await read('de')
    expect(names(menu)).toEqual(['parent de', 'last de', 'orphan de'])
    const parent = menu[0]
    expect(parent).toMatchObject({ url: '/de/parent-de', is_clickable: false, has_tab_navigation: true })
    expect(names(parent.children)).toEqual(['first de', 'Short'])
    expect(names(parent.children[0].children)).toEqual(['deep de'])
  })

  it('in the other language its own names and addresses', async () => {
    const { menu } = await read('en')
    expect(names(menu)).toEqual(['parent en', 'away en', 'last en', 'orphan en'])
    expect(menu[0].children[1]).toMatchObject({ url: '/en/second-en', menu_name: 'Short' })
  })

  it('a page that is offline in the language is in none of its lists', async () => {
    expect(JSON.stringify(await read('de'))).not.toContain('away')
    const english = await read('en')
    for (const list of ['menu', 'secondary_menu', 'footer']) {
      expect(JSON.stringify(english[list]), list).toContain('away')
    }
  })

  it('is the same for an editor: offline pages are not linked', async () => {
    const editor = await house.login('editor')
    const answer = await house.inject({ ...editor, url: '/de/pageeditor-api/nav' })
    expect(answer.json()).toEqual(await read('de'))
  })

  it('the secondary menu and the footer are lists of their own', async () => {
    const { secondary_menu, footer } = await read('de')
    expect(names(secondary_menu)).toEqual(['press de', 'service de'])
    expect(footer).toEqual([{ title: 'press de', url: '/de/press-de' }])
  })
})

describe('settings', () => {
  it.each(['/pageeditor-api/settings', '/de/pageeditor-api/settings/', '/en/pageeditor-api/settings'])(
    '3-readings, Calls: answer status and data: %s',
    async (url) => {
      const answer = await house.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(Object.keys(answer.json())).toEqual(['status', 'data'])
      expect(answer.json()).toMatchObject({
        status: 200,
        data: {
          site_name: 'Haus Meridian',
          is_site_online: true,
          is_shop_online: false,
          html_header: { code: '', frame_url: null },
          html_footer_top: { code: expect.stringContaining('Am Meridian 1'), frame_url: null },
          html_footer_bottom: { code: expect.stringContaining('Haus Meridian'), frame_url: null },
          html_footer_logos: { code: expect.stringContaining('Kulturstiftung Flussland'), frame_url: null },
          design: {
            header: { basketLink: '/webshop', favoritesLink: '/de/user/favorites' },
            menu: { style1: true },
          },
        },
      })
    },
  )

  it('say at once what was written', async () => {
    await writeSettings(platform, 'design', { nonCmsClass: 'stage' })
    const { data } = (await house.inject('/pageeditor-api/settings')).json()
    expect(data.design).toMatchObject({ nonCmsClass: 'stage', stickyOverlayButton: true })
  })
})

describe('3-readings, Calls: a call without a prefix', () => {
  it.each([
    [undefined, 'de'],
    ['', 'de'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,de;q=0.8', 'en'],
    ['de-AT,en;q=0.5', 'de'],
    ['fr,en;q=0.3', 'en'],
    ['en;q=0.4,de;q=0.6', 'de'],
    ['en;q=0,fr', 'de'],
    ['fr,it', 'de'],
    ['*', 'de'],
  ])('with Accept-Language %j is answered in "%s"', async (header, locale) => {
    const headers = header === undefined ? {} : { 'accept-language': header }
    const answer = await house.inject({ url: '/pageeditor-api/nav', headers })
    expect(answer.json()).toEqual(await read(locale))
    expect(answer.headers.vary).toContain('Accept-Language')
  })

  it('with a prefix the header says nothing', async () => {
    const answer = await house.inject({ url: '/de/pageeditor-api/nav', headers: { 'accept-language': 'en' } })
    expect(answer.json()).toEqual(await read('de'))
  })
})

it('1 §2 Header: menu and footer hold external addresses beside their pages, by position', async () => {
  const link = { title: { de: 'Freunde', en: 'Friends' }, url: 'https://friends.example/' }
  await addRows(house, navigationLinks, [
    { ...link, place: 'menu', position: 25 },
    { ...link, place: 'footer', position: 99 },
  ])
  const { menu, footer } = (await house.inject('/en/pageeditor-api/nav')).json()
  const names = menu.map(({ menu_name }: { menu_name: string }) => menu_name)
  expect(names.indexOf('Friends')).toBe(names.indexOf('last en') - 1)
  expect(menu.find(({ url }: { url: string }) => url === link.url)).toMatchObject({ is_clickable: true })
  expect(footer.at(-1)).toEqual({ title: 'Friends', url: link.url })
})
