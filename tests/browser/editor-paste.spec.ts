import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import {
  addBlock,
  anotherBrowser,
  beginPage,
  documentAt,
  emptyPage,
  expectSaved,
  headline,
  logInAs,
  openEditor,
} from '../support/editor.ts'

// The browser reports parts of hostile input in its console, and a link without a target is refused.
const NAMED = [/Content Security Policy|status of 400/]

/** Pastes as by keyboard, with given clipboard data. */
async function pasteInto(page: Page, target: string, text: string, type = 'text/plain') {
  await page.locator(target).evaluate(
    (element, [type, content]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(type, content)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [type, text] as const,
  )
}

/** Clipboard data of Word: lists are paragraphs, and their signs are text. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0}</style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoNormal>Kommen Sie <b style='mso-bidi-font-weight:normal'>früh</b>,<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Garderobe<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>kostenlos<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Foyer<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>19 Uhr</p></td><td><p class=MsoNormal>Einlass</p></td></tr></table>
<!--EndFragment--></body></html>`

/**
 * Clipboard data of Google Docs: all inside a bold tag that is not bold, formatting as styles, an inner list beside its
 * item.
 */
const FROM_GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
<h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Anreise</span></h1>
<p dir="ltr"><span style="font-weight:700">Tram</span><span style="font-weight:400"> bis </span><a href="https://www.google.com/url?q=https://kai.example/halt&sa=D"><span>Kai</span></a></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Linie 4</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-style:italic">abends</span></p></li></ul></ul><br />
<h2 dir="ltr"><span>Mit dem Rad</span></h2><p dir="ltr"><span>Am Haus.</span></p></b>`

test.describe('from Word', () => {
  // The browser reports its style sheet in the console, and applies it nowhere.
  test.use({ allowedProblems: [/Content Security Policy/] })
  test('2 §3 Text: what is pasted from Word keeps its lists and marks, and a table becomes lines', async ({
    page,
    context,
    login,
  }) => {
    const made = await beginPage({ page, context, login }, 'word')
    await addBlock(page, 'text')
    await expect(page.locator('[data-words][contenteditable]:focus')).toHaveCount(1)
    await page.keyboard.press('Control+a')
    await pasteInto(page, '[data-words]:focus', FROM_WORD, 'text/html')
    await expect(page.getByRole('main').getByText('Garderobe')).toBeVisible()
    await expectSaved(page)
    const { modules } = await documentAt(context.request, made.document)
    expect(modules[0]?.fields.content).toBe(
      '<p>Kommen Sie <strong>früh</strong>,</p><ul><li>Garderobe<ul><li>kostenlos</li></ul></li></ul>' +
        '<ol><li>Foyer</li></ol><p>19 Uhr – Einlass</p>',
    )
  })
})

test('2 §3 Text: headings pasted from Google Docs become headlines, with the texts between them', async ({
  page,
  context,
  login,
}) => {
  const made = await beginPage({ page, context, login }, 'google')
  await addBlock(page, 'text')
  await expect(page.locator('[data-words][contenteditable]:focus')).toHaveCount(1)
  await pasteInto(page, '[data-words]:focus', FROM_GOOGLE, 'text/html')
  await expect(page.getByRole('main').getByText('Mit dem Rad')).toBeVisible()
  await expectSaved(page)
  const { modules } = await documentAt(context.request, made.document)
  expect(modules.map(({ fields }) => [fields.headline_level, fields.content])).toEqual([
    [2, 'Anreise'],
    [
      undefined,
      '<p><strong>Tram</strong> bis <a href="https://kai.example/halt">Kai</a></p>' +
        '<ul><li>Linie 4<ul><li><em>abends</em></li></ul></li></ul>',
    ],
    [3, 'Mit dem Rad'],
    [undefined, '<p>Am Haus.</p>'],
  ])
})

test('blocks copied in one browser are pasted in another, also where the cursor is in words', async ({
  page,
  context,
  login,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beginPage({ page, context, login }, 'copied-here', [headline('one', 'Eins')])
  await page.getByRole('textbox', { name: 'Überschrift' }).click()
  await page.keyboard.press('Control+Shift+c')
  const carried = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(carried).toContain('Eins')

  const theirs = await anotherBrowser(browser, { context, baseURL })
  await logInAs(theirs, 'admin')
  const other = await theirs.newPage()
  const made = await emptyPage(theirs, 'pasted-there')
  await openEditor(other, made.path)
  // Only the clipboard of the first browser is available here.
  expect(await other.evaluate(() => localStorage.getItem('foyer-modules'))).toBeNull()
  await pasteInto(other, 'body', await carried())
  const words = other.getByRole('textbox', { name: 'Überschrift' })
  await expect(words).toHaveText('Eins')
  await words.click()
  await pasteInto(other, ':focus', await carried())
  await expect(words).toHaveText(['Eins', 'Eins'])
  await expectSaved(other)
  const { modules } = await documentAt(theirs.request, made.document)
  expect(modules.map(({ fields }) => fields.content)).toEqual(['Eins', 'Eins'])
  expect(new Set(modules.map(({ id }) => id)).size).toBe(2)
  await theirs.close()
})

test.describe('hostile', () => {
  test.use({ allowedProblems: NAMED })
  test('quality, Security: hostile blocks on the clipboard run nowhere and keep nothing of what they bring', async ({
    page,
    context,
    login,
  }) => {
    const made = await beginPage({ page, context, login }, 'hostile-blocks', [headline('one', 'Eins')])
    const fields = { content: '<p>Gut<img src=x onerror="window.ran=1"><script>window.ran=1</script></p>' }
    const text = { id: 'one', model: 'text', fields, lists: { children: [{ model: 'html' }] } }
    const link = { model: 'link', fields: { link: 'javascript:window.ran=1', link_text: 'Los' } }
    await pasteInto(page, 'body', JSON.stringify({ 'foyer-modules': [text, { model: '__proto__' }] }))
    await expect(page.getByRole('main').getByText('Gut')).toBeVisible()
    await expectSaved(page)
    await pasteInto(page, 'body', JSON.stringify({ 'foyer-modules': [link] }))
    await expect(page.getByRole('main').getByText('Los')).toBeVisible()
    await expect(page.locator('main [href^="javascript"]')).toHaveCount(0)
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    const { modules } = await documentAt(context.request, made.document)
    expect(modules.map(({ model, fields }) => [model, fields.content])).toEqual([
      ['headline', 'Eins'],
      ['text', '<p>Gut</p>'],
    ])
  })
})

test('an item of a list is followed by another item, and every other block comes behind the list', async ({
  page,
  context,
  login,
}) => {
  const made = await beginPage({ page, context, login }, 'items')
  await addBlock(page, 'teaser-list')
  await page.locator('[data-panel]').getByRole('button', { name: 'Teaser hinzufügen' }).click()
  const words = page.getByRole('main').getByRole('textbox', { name: 'Überschrift' })
  await words.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Der erste')
  await page.locator('[data-handle]').getByRole('button', { name: 'Teaser hinzufügen' }).click()
  await expect(words).toHaveCount(2)
  await expect(words.last()).toBeFocused()
  await page.keyboard.type('Der zweite')
  await expect(words).toHaveText(['Der erste', 'Der zweite'])
  await addBlock(page, 'quote')
  await expectSaved(page)
  const { modules } = await documentAt(context.request, made.document)
  expect(modules.map(({ model }) => model)).toEqual(['teaser-list', 'quote'])
  expect(modules[0]?.lists?.children).toHaveLength(2)
})
