/** Collections: loader and schema, nothing else. */
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { closingSchema } from '#domain/closing.ts';
import { footerColumnSchema, menuSchema } from '#domain/menu.ts';
import { pageSchema } from '#domain/page.ts';
import { categorySchema, postSchema } from '#domain/post.ts';
import { pressSchema } from '#domain/press.ts';
import { serviceSchema } from '#domain/service.ts';
import { therapistSchema } from '#domain/therapist.ts';

const markdown = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '**/*.md' });

export const collections = {
  pages: defineCollection({ loader: markdown('pages'), schema: ({ image }) => pageSchema(image) }),
  services: defineCollection({ loader: markdown('services'), schema: serviceSchema }),
  programs: defineCollection({ loader: markdown('programs'), schema: serviceSchema }),
  therapists: defineCollection({
    loader: markdown('therapists'),
    schema: ({ image }) => therapistSchema(image),
  }),
  posts: defineCollection({ loader: markdown('posts'), schema: ({ image }) => postSchema(image) }),
  categories: defineCollection({
    loader: file('./src/content/categories.yaml'),
    schema: ({ image }) => categorySchema(image),
  }),
  press: defineCollection({ loader: file('./src/content/press.yaml'), schema: pressSchema }),
  menu: defineCollection({ loader: file('./src/content/menu.yaml'), schema: menuSchema }),
  footer: defineCollection({
    loader: file('./src/content/footer.yaml'),
    schema: footerColumnSchema,
  }),
  closing: defineCollection({
    loader: file('./src/content/closing.yaml'),
    schema: ({ image }) => closingSchema(image),
  }),
};
