import { describe, expect, it } from 'vitest';
import { compileInline, compileRichText } from './rich-text.ts';

describe('rich text', () => {
  it.each([
    ['Uno.\n\nDos.', '<p>Uno.</p><p>Dos.</p>'],
    ['**Pan** y *vino*', '<p><strong>Pan</strong> y <em>vino</em></p>'],
    ['a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
    ['\\<b\\> y &lt;i&gt;', '<p>&lt;b&gt; y &lt;i&gt;</p>'],
    ['Cuesta \\$12.500 y \\$300.', '<p>Cuesta $12.500 y $300.</p>'],
    ['una\\\notra', '<p>una<br>otra</p>'],
    ['- uno\n- dos', '<ul><li>uno</li><li>dos</li></ul>'],
    ['1. uno\n2. dos', '<ol><li>uno</li><li>dos</li></ol>'],
    ['> Cita', '<blockquote><p>Cita</p></blockquote>'],
    ['javascript:alert(1)', '<p>javascript:alert(1)</p>'],
  ])('%j is %s', (text, html) => {
    expect(compileRichText(text)).toBe(html);
  });

  it('has tables that can be scrolled with the keyboard', () => {
    const html = compileRichText('| a | b |\n| - | - |\n| 1 | **2** |');
    expect(html).toContain('tabindex="0"');
    expect(html).toContain('<th scope="col">a</th><th scope="col">b</th>');
    expect(html).toContain('<td>1</td><td><strong>2</strong></td>');
  });

  it.each([
    '<b>x</b>',
    'x <img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    'x<!-- y -->',
    '[x](https://example.org)',
    '[x](javascript:alert(1))',
    '<https://example.org>',
    'https://example.org',
    '![x](a.png)',
    '# Título',
    'Título\n===',
    '`código`',
    '```\ncódigo\n```',
    '~~no~~',
    '---',
    '- [ ] tarea',
  ])('refuses %j', (text) => {
    expect(() => compileRichText(text)).toThrow(RangeError);
  });

  it('has formulas that are seen and heard, without styles of their own', () => {
    const html = compileRichText('Si $x < 1$ entonces $$\\frac{1}{2}$$ queda.');
    expect(html).toContain('<span class="formula" role="img" aria-label="x menor que 1"><math aria-hidden="true">');
    expect(html).toContain('<span class="formula-line" role="img" aria-label="1 sobre 2"><math aria-hidden="true"');
    expect(compileRichText('$\\frac{\\frac{1}{2}}{3}$')).not.toContain('style=');
  });

  it.each(['$\\frac{1}$', '$\\href{https://example.org}{y}$', '$\\nada$', '$a \\tag{1}$'])(
    'refuses the formula %s',
    (text) => {
      expect(() => compileRichText(text)).toThrow();
    },
  );
});

describe('text of an option', () => {
  it('has no paragraph around it', () => {
    expect(compileInline('**Solo** I y $x^2$')).toMatch(/^<strong>Solo<\/strong> I y <span class="formula"/);
  });

  it.each(['<b>x</b>', '[x](https://example.org)', '![x](a.png)', '`x`'])('refuses %j', (text) => {
    expect(() => compileInline(text)).toThrow(RangeError);
  });

  it.each(['a\n\nb', '- uno\n- dos', '| a |\n| - |\n| 1 |', '$$x$$'])(
    'refuses more than one line of words: %j',
    (text) => {
      expect(() => compileInline(text)).toThrow(RangeError);
    },
  );
});

it('no line ends between a formula and the sign after it, nor between a number and its percent sign', () => {
  expect(compileRichText('Si $x = 2$, gana el 20 %.')).toMatch(
    /<span class="bound"><span class="formula".*<\/span>,<\/span> gana el 20\u00a0%\./,
  );
});

it('a long chain of equations may go on in the next line at each sign, and is heard as one', () => {
  const html = compileRichText('Suma: $2 \\cdot 3 \\cdot 4 + \\frac{1 + 5}{a = b} = 24 + 6 = 10 + 10 + 10$.');
  expect(html.match(/<wbr>/g)).toHaveLength(2);
  expect(html.match(/aria-label/g)).toHaveLength(1);
  expect(compileRichText('$1 + 1 = 2$')).not.toContain('<wbr>');
});
