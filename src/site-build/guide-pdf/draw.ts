/** Draws a guide as a tagged PDF on US Letter; screen readers get headings, lists and links. */
import PDFDocument from 'pdfkit';
import type { FontName } from './fonts.ts';
import type { Block, DrawnGuide, Run } from './parse.ts';

type Structure = PDFKit.PDFStructureElement;

/** Points; US Letter is 612 × 792. */
const MARGIN = { top: 64, bottom: 72, left: 72, right: 72 };
const WIDTH = 612 - MARGIN.left - MARGIN.right;
const BOTTOM = 792 - MARGIN.bottom;
const INDENT = 22;
/** Points between writing lines; the widest with which a worksheet fits its page is used. */
const LINE_SPACINGS = [27, 24, 22, 20];
const PAGE = BOTTOM - MARGIN.top;

const INK = '#14262c';
const SOFT = '#47575c';
const LINE = '#7d8788';
const THREADS = { first: '#135558', second: '#b9662a' };

interface TextStyle {
  face: FontName;
  size: number;
  gap: number;
  before: number;
}
const TEXT_STYLES = {
  title: { face: 'display', size: 38, gap: 0, before: 18 },
  summary: { face: 'display', size: 16, gap: 3, before: 10 },
  h2: { face: 'display', size: 22, gap: 0, before: 24 },
  h3: { face: 'display', size: 17, gap: 0, before: 18 },
  text: { face: 'text', size: 11.5, gap: 3.6, before: 8 },
  label: { face: 'strong', size: 10.5, gap: 0, before: 9 },
} as const satisfies Record<string, TextStyle>;

const plain = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .trim();

/** The output is deterministic. `fonts`: TrueType by name. `practiceName` is at the foot of every page. */
export async function drawGuide(
  guide: DrawnGuide,
  fonts: Record<FontName, Buffer>,
  practiceName: string,
): Promise<Buffer> {
  const date = new Date(`${guide.date}T12:00:00Z`);
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: MARGIN,
    pdfVersion: '1.7',
    // @types/pdfkit lacks 'PDF/UA'.
    subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: guide.language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: guide.title, Author: practiceName, CreationDate: date, ModDate: date },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts))).on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file);

  const root = doc.struct('Document');
  doc.addStructure(root);

  const element = (type: string, parent: Structure): Structure => {
    const node = doc.struct(type);
    parent.add(node);
    return node;
  };
  const use = ({ face, size }: TextStyle): PDFKit.PDFDocument =>
    doc.font(face).fontSize(size).fillColor(INK);
  const decoration = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    doc.save();
    draw();
    doc.restore();
    doc.endMarkedContent();
  };
  const room = (points: number): void => {
    if (doc.y + points > BOTTOM) doc.addPage();
  };

  /** The last run ends the line. */
  const write = (runs: readonly Run[], style: TextStyle, parent: Structure, left = 0): void => {
    const x = MARGIN.left + left;
    doc.x = x;
    for (const [at, run] of runs.entries()) {
      const options = {
        width: WIDTH - left,
        lineGap: style.gap,
        continued: at < runs.length - 1,
        underline: run.href !== undefined,
        link: run.href ?? null,
      };
      const put = (): void => {
        use(run.bold ? { ...style, face: 'strong' } : style);
        doc.text(at === 0 ? run.text.trimStart() : run.text, options);
      };
      if (run.href === undefined) parent.add(put);
      else element('Link', parent).add(put).end();
    }
    doc.x = MARGIN.left;
  };

  /** Smaller, if a word would be cut at the edge otherwise. */
  const whole = (runs: readonly Run[], style: TextStyle): TextStyle => {
    use(style);
    const widths = plain(runs)
      .split(/\s+/)
      .map((word) => doc.widthOfString(word));
    return { ...style, size: style.size * Math.min(1, (WIDTH - 1) / Math.max(...widths)) };
  };

  const paragraph = (runs: readonly Run[], wanted: TextStyle, type: string): void => {
    const style = whole(runs, wanted);
    doc.y += style.before;
    const node = element(type, root);
    write(runs, style, node);
    node.end();
  };

  const list = (items: readonly Run[][], mark: (at: number) => string | undefined): void => {
    const style = TEXT_STYLES.text;
    const node = element('L', root);
    doc.y += 4;
    for (const [at, runs] of items.entries()) {
      doc.y += 4;
      use(style);
      room(Math.min(80, doc.heightOfString(plain(runs), { width: WIDTH - INDENT, lineGap: 3.6 })));
      const { y } = doc;
      const item = element('LI', node);
      const marker = mark(at);
      if (marker === undefined) {
        decoration(() =>
          doc
            .lineWidth(1)
            .rect(MARGIN.left, y - 1, 12, 12)
            .stroke(INK),
        );
      } else {
        const label = element('Lbl', item);
        label.add(() => {
          use(style).text(marker, MARGIN.left, y, { lineBreak: false });
        });
        label.end();
      }
      doc.y = y;
      const body = element('LBody', item);
      write(runs, style, body, INDENT);
      body.end();
      item.end();
    }
    node.end();
  };

  let spacing = LINE_SPACINGS[0] ?? 0;
  const drawWritingLines = (rows: number): void => {
    decoration(() => {
      for (let row = 0; row < rows; row += 1) {
        const y = doc.y + spacing * (row + 1) - 5;
        doc.moveTo(MARGIN.left, y).lineTo(MARGIN.left + WIDTH, y);
      }
      doc.lineWidth(0.75).stroke(LINE);
    });
    doc.y += spacing * rows;
  };

  /** Estimated points, to keep worksheets on one page. */
  const height = (block: Block): number => {
    if (block.kind === 'sheet') return block.blocks.reduce((sum, one) => sum + height(one), 14);
    if (block.kind === 'blank') return 23 + block.rows * spacing;
    const lines = 'items' in block ? block.items : [block.runs];
    use(TEXT_STYLES.text);
    return lines.reduce(
      (sum, runs) => sum + doc.heightOfString(plain(runs), { width: WIDTH, lineGap: 3.6 }) + 10,
      block.kind === 'heading' ? 30 : 0,
    );
  };

  const draw = (block: Block): void => {
    switch (block.kind) {
      case 'heading': {
        const style = block.level === 2 ? TEXT_STYLES.h2 : TEXT_STYLES.h3;
        // Keeps a heading with what follows.
        room(style.before + style.size + 60);
        paragraph(block.runs, style, `H${block.level}`);
        break;
      }
      case 'text':
        // Keeps short paragraphs, such as help lines, on one page.
        room(Math.min(height(block), 160));
        paragraph(block.runs, TEXT_STYLES.text, 'P');
        break;
      case 'list':
        list(block.items, (at) => (block.ordered ? `${at + 1}.` : '•'));
        break;
      case 'ticks':
        list(block.items, () => undefined);
        break;
      case 'blank':
        room(24 + spacing * block.rows);
        paragraph([{ text: block.label, bold: true }], TEXT_STYLES.label, 'P');
        drawWritingLines(block.rows);
        break;
      case 'sheet': {
        for (spacing of LINE_SPACINGS) {
          if (height(block) <= PAGE) break;
        }
        room(Math.min(height(block), PAGE));
        if (doc.y > MARGIN.top) doc.y += 22;
        const { y } = doc;
        decoration(() =>
          doc
            .lineWidth(2)
            .moveTo(MARGIN.left, y)
            .lineTo(MARGIN.left + WIDTH, y)
            .stroke(INK),
        );
        doc.y -= 8;
        block.blocks.forEach(draw);
        break;
      }
      default:
        block satisfies never;
    }
  };

  const { width: boxWidth, height: boxHeight, threads } = guide.drawing;
  decoration(() => {
    const scale = 612 / boxWidth;
    doc.translate(0, 34).scale(scale).lineWidth(4);
    for (const { path, isSecond } of threads)
      doc.path(path).stroke(isSecond ? THREADS.second : THREADS.first);
  });
  doc.y = 34 + (boxHeight * 612) / boxWidth;
  paragraph([{ text: guide.heading, bold: false }], TEXT_STYLES.title, 'H1');
  paragraph([{ text: guide.summary, bold: false }], TEXT_STYLES.summary, 'P');
  doc.y += 10;
  guide.blocks.forEach(draw);
  root.end();

  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // Without this, text below the margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const foot = { lineBreak: false, width: WIDTH } as const;
    doc.font('text').fontSize(9).fillColor(SOFT);
    doc.text(
      `${practiceName}. ${guide.url.replace(/^https?:\/\//, '')}`,
      MARGIN.left,
      792 - 46,
      foot,
    );
    doc.text(`${page + 1} of ${count}`, MARGIN.left, 792 - 46, { ...foot, align: 'right' });
    doc.endMarkedContent();
  }
  doc.end();
  return done;
}
