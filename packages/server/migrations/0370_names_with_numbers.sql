-- Names of files in the order in which people count: 'Vedlegg 2' before 'Vedlegg 10'. A database that began before has it already.
create collation if not exists natural_nb (provider = icu, locale = 'nb-NO-u-kn-true');
