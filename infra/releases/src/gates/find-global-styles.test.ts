import { describe, expect, it } from 'vitest';
import { findGlobalStyles } from './find-global-styles.ts';

const find = (css: string) => findGlobalStyles('juegos', css);

describe('styles of a remote', () => {
  it('are its own where each selector has a class of its style modules', () => {
    const own = `
      @layer kit{.juegos__stack--Zs>*{margin:0}.juegos__a-x+.juegos__a-x:before{content:"} body{"}}
      @media print{@supports not selector(:popover-open){main .juegos__b-x,.juegos__c-x:not(body){color:red}}}
      @keyframes juegos__turn-x{0%{rotate:0turn}to{rotate:1turn}}
      @font-face{font-family:Rumbo;src:url(a.woff2)}
      .juegos__d-x{color:red;& h2,p{margin:0}@media print{a{color:blue}}}
      @starting-style{.juegos__e-x{opacity:0}}
      @scope (.juegos__f-x){h1{margin:0}}
      .juegos__g\\:x{background:url(data:image/svg+xml;utf8,{})}
      .juegos__h-x:after{content:'/*'}/* body{} */
    `;
    expect(find(own)).toEqual([]);
  });

  it.each([
    ['body{margin:0}', ['body']],
    [':root{--color-ink:red}*{margin:0}', [':root', '*']],
    ['.juegos__a-x,h1{margin:0}', ['h1']],
    ['.card{margin:0}', ['.card']],
    ['.carreras__card-x{margin:0}', ['.carreras__card-x']],
    ['@layer remotes.juegos{@media print{a[href]{color:red}}}', ['a[href]']],
    ['body:has(.juegos__a-x){overflow:hidden}', ['body:has(.juegos__a-x)']],
    ['html:not(:has(.juegos__a-x,:is(p,b))){color:red}', ['html:not(:has(.juegos__a-x,:is(p,b)))']],
    ['.juegos__a-x{color:red}table{color:red}', ['table']],
    ['@keyframes turn{to{rotate:1turn}}', ['@keyframes turn']],
  ])('reach others in %s', (css, selectors) => {
    expect(find(css)).toEqual(selectors);
  });
});
