import { id } from '@samspel/domain/input';
import { adminNewsInput, newsInput } from '@samspel/domain/news/news.input';
import { osloToday } from '@samspel/domain/time/oslo';
import { z } from 'zod';
import type { Context, Resolvers } from '../../core/graphql/context.ts';
import { pageFields } from '../../core/graphql/page.ts';
import { administeredQuery, permittedQuery } from '../../subject/permitted.ts';
import { findNews, findPublished, listNews, listPublished, type NewsRow } from './news.queries.ts';

const ofAdmins = administeredQuery();

const idArgument = z.strictObject({ id });

/** The language in which a person reads a news item: their own if it is written in it, otherwise Nynorsk. */
const languageFor = (news: NewsRow, { caller: { locale } }: Context) => (news[locale] ? locale : 'nn');
const wordsFor = (news: NewsRow, context: Context) => news[languageFor(news, context)]!;

/** Resolves news, for everybody and for admins. */
export const resolvers: Resolvers = {
  Query: {
    news: permittedQuery()(newsInput, (window, { services }) => listPublished(services, window)),
    newsItem: permittedQuery()(idArgument, ({ id }, { services }) => findPublished(services, id)),
    adminNews: ofAdmins(adminNewsInput, (input, { services: { db } }) => listNews(db, input)),
    adminNewsItem: ofAdmins(idArgument, ({ id }, { services: { db } }) => findNews(db, id, 'id')),
  },
  NewsPage: pageFields,
  AdminNewsPage: pageFields,
  NewsItem: {
    title: (news: NewsRow, _args, context) => wordsFor(news, context).title,
    body: (news: NewsRow, _args, context) => wordsFor(news, context).body,
    language: (news: NewsRow, _args, context) => languageFor(news, context),
    publishedOn: ({ publishOn }: NewsRow) => publishOn,
  },
  AdminNews: {
    isShown: ({ status, publishOn }: NewsRow, _args, { services }) =>
      status === 'PUBLISHED' && publishOn! <= osloToday(services.now()),
  },
};
