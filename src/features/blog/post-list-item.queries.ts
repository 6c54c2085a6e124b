/** A post as a list item. */
import type { BlogPost } from './blog.queries.ts';
import type { Piece } from '#features/articles/ListItem.astro';

export function pieceOf({ path, data, minutes, category }: BlogPost): Piece {
  const { cover: own, coverAlt } = data;
  const cover = own
    ? { image: own, alt: coverAlt ?? '' }
    : { image: category.data.cover, alt: category.data.coverAlt };
  return {
    href: path,
    title: data.title,
    text: data.description,
    date: data.date,
    facts: [`${minutes} min read`, category.data.title],
    picture: cover,
  };
}
